const found = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';

/** The build of this page, as a greeting names it. */
export const BUILD = found.includes('%') || !found ? 'dev' : found;
