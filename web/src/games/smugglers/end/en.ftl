# The end of a match. Loaded when it is over.
end-story = { $n ->
    [one] A moment of this night
   *[other] Moments of this night
}
haul-piece = { $points } for { $island }
moment-escape = Narrowest escape
moment-escape-say = { $laden ->
    [0] A close call for { $name }: the light stopped one step short.
   *[other] One step more, and the light would have found { $name } with a crate aboard.
}
moment-escape-say-you = { $laden ->
    [0] One step more, and the light would have found you.
   *[other] One step more, and the light would have found you with a crate aboard.
}
moment-caught = Caught in the light
moment-caught-say = { $steps ->
    [0] The light found { $name } with a crate that had hardly been loaded.
    [one] After one square the light found { $name } and the crate.
   *[other] After { $steps } squares the light found { $name } and the crate.
}
moment-caught-say-you = { $steps ->
    [0] The light found you with a crate that had hardly been loaded.
    [one] After one square the light found you and your crate.
   *[other] After { $steps } squares the light found you and your crate.
}
moment-bump = Boldest bump
moment-bump-say = { $lit ->
    [0] { $name } pushed another boat out of the way.
   *[other] { $name } pushed another boat right into the light!
}
moment-bump-say-you = { $lit ->
    [0] You pushed another boat out of the way.
   *[other] You pushed another boat right into the light!
}
moment-salvage = Best salvage
moment-salvage-say = Others had lost the crate, { $name } took it to { $island }.
moment-salvage-say-you = Others had lost the crate, you took it to { $island }.
moment-voyage = Longest way
moment-voyage-say = { $steps ->
    [one] { $name } carried a crate one square to { $island }.
   *[other] { $name } carried a crate { $steps } squares to { $island }.
}
moment-voyage-say-you = { $steps ->
    [one] You carried a crate one square to { $island }.
   *[other] You carried a crate { $steps } squares to { $island }.
}
moment-swift = Swiftest delivery
moment-swift-say = { $rounds ->
    [0] Loaded and delivered in one round: { $name } at { $island }.
    [one] Delivered one round after loading: { $name } at { $island }.
   *[other] Delivered { $rounds } rounds after loading: { $name } at { $island }.
}
moment-swift-say-you = { $rounds ->
    [0] Loaded and delivered in one round: you at { $island }.
    [one] Delivered one round after loading: you at { $island }.
   *[other] Delivered { $rounds } rounds after loading: you at { $island }.
}
moment-wrong = The wrong door
moment-wrong-say = { $doors ->
    [one] { $name } knocked at { $island }, but the crate was for another door.
   *[other] { $name } knocked at { $island }: the crate’s { $doors }th wrong door.
}
moment-wrong-say-you = { $doors ->
    [one] You knocked at { $island }, but the crate was for another door.
   *[other] You knocked at { $island }: the crate’s { $doors }th wrong door.
}
moment-finish = The last crate
moment-finish-say = With a crate for { $island }, { $name } had won.
moment-finish-say-you = With a crate for { $island }, you had won.
