# Vingers op het bord: geladen wanneer het nodig is.
sure = Eén tik is genoeg
sure-hint = Anders laat de eerste zien wat er zou gebeuren en doet de tweede het.
lens-hint = Vol hier? Houd vast en schuif voor een vergrootglas.
