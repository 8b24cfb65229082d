# The words of Pig at the plain table: what is missing here is said with the game's names.

field-at_stake = At stake
option-target = Points that win
action-roll = Roll
action-hold = Hold
now-choose = Once more, or is it enough?
event-began = { $name } begins.
event-began-you = You begin.
event-rolled = { $name } rolls a { $die }.
event-rolled-you = You roll a { $die }.
event-spoilt = { $lost ->
    [0] Oh no, a 1! { $name } gets nothing.
   *[other] Oh no, a 1! { $name } loses { $lost }.
}
event-spoilt-you = { $lost ->
    [0] Oh no, a 1! You get nothing.
   *[other] Oh no, a 1! You lose { $lost }.
}
event-held = { $name } keeps { $kept } and has { $points }.
event-held-you = You keep { $kept } and have { $points }.
why-not_now = It is not your turn.
why-nothing = Nothing is at stake yet: roll first.
why-enough = You have enough: hold, and you win!
reason-much = There is much to lose.
reason-little = There is little to lose yet.
moment-kept = A fine catch
moment-kept-say = { $name } kept { $points } at once.
moment-kept-say-you = You kept { $points } at once.
moment-lost = All gone
moment-lost-say = A 1 took { $points } from { $name }.
moment-lost-say-you = A 1 took { $points } from you.
moment-stake = How daring!
moment-stake-say = { $name } had { $points } at stake.
moment-stake-say-you = You had { $points } at stake.
luck-dice-die = The die
rule-1 = On your turn, roll the die *as often as you like*. What it shows is added to what is at stake.
rule-2 = *Hold*, and what is at stake is yours. The next one rolls.
rule-3 = But if you roll a *1*, everything at stake is lost, and your turn is over.
rule-4 = Whoever holds and has enough points *wins*.
