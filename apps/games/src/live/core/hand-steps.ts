import { required } from '@nordlys/core'
import { showBank } from './hand-bank.ts'
import {
  byRule,
  cardsDrawn,
  choiceIn,
  chosenByRule,
  double,
  hit,
  isByRule,
  isHandOver,
  isIn,
  isOverAtDeal,
  lineOf,
  placeOf,
  stand,
  takesCard,
} from './hand-choices.ts'
import type { Choices, HandInput, HandStage, HandStep } from './hand-state.ts'
import type { HandTiming } from './live-game.ts'
import type { Booked, Decided } from './table-state.ts'
import type { Turn } from './turn.ts'

type Choose = Extract<HandInput, { type: 'choose' }>
type Raised = Extract<HandInput, { type: 'raised' }>
type Writing = Extract<HandStage, { name: 'writing' }>

/** Choices of steps before, and of this one the raises that an earlier owner asked for. */
interface Before {
  readonly choices: readonly Choices[]
  readonly raising: readonly number[]
}

function handTiming({ game }: Turn): HandTiming {
  return required(game.hand, `${game.id} plays no hand`)
}

/** The stakes are taken: the first cards are shown, or those that were when the owner changed. (LV38) */
export function dealHand(
  turn: Turn,
  { decided, booked }: { decided: Decided; booked: Booked },
  { choices, raising }: Before = { choices: [], raising: [] },
): void {
  tellCards(turn, decided, 2 + cardsDrawn(choices))
  goOn(turn, { decided, booked, choices }, { raising, showMs: handTiming(turn).dealMs })
}

interface Dealt {
  readonly decided: Decided
  readonly booked: Booked
  readonly choices: readonly Choices[]
}

/** The next step, or the bank where nobody has anything left to choose. */
function goOn(
  turn: Turn,
  dealt: Dealt,
  { raising, showMs }: { raising: readonly number[]; showMs: number },
): void {
  const { decided, booked, choices } = dealt
  const step = choices.length
  const isAnyIn = decided.slips.some((_, place) => isIn(booked, choices, place))
  if (!isAnyIn || isOverAtDeal(decided) || isHandOver(decided, 2 + step)) {
    showBank(turn, dealt, showMs)
    return
  }
  const { stepMs, stepLeastMs, graceMs } = handTiming(turn)
  const opensAt = turn.now + showMs
  const endsAt = opensAt + stepMs
  const made = new Uint8Array(decided.slips.length)
  const moments = { leastAt: opensAt + stepLeastMs, endsAt, finalAt: endsAt + graceMs }
  const stage = { ...dealt, made, raising: new Set(raising), ...moments, isHeld: false }
  turn.to({ name: 'step', ...stage })
  turn.tellPhase('choosing', endsAt, step)
  if (raising.length > 0) turn.order({ do: 'raise', decided, step, places: raising, isKnown: true })
}

/** The first choice of a step counts; a refused double leaves the others open. (LV39) */
export function takeChoice(turn: Turn, asked: Choose): void {
  const { stage } = turn.state
  const { round, step, choice, player, line } = asked
  const refuse = (refusal: string) =>
    turn.order({ do: 'answer', line, told: { type: 'choice-refused', round, step, refusal } })
  if (stage.name !== 'step' || stage.decided.round !== round || stage.choices.length !== step) {
    refuse('too-late')
    return
  }
  const place = placeOf(stage.decided, player)
  if (place === undefined || !isIn(stage.booked, stage.choices, place)) {
    refuse('not-open')
    return
  }
  if (stage.made[place] || stage.raising.has(place)) {
    tellChosen(turn, stage, place)
    return
  }
  if (stage.isHeld) refuse('too-late')
  else if (choice === double && step === 0) raise(turn, stage, place)
  else if (choice === hit || choice === stand) make(turn, stage, [[place, choice]])
  else refuse('not-open')
}

function raise(turn: Turn, stage: HandStep, place: number): void {
  const { decided, choices } = stage
  const next = { ...stage, raising: new Set(stage.raising).add(place) }
  turn.to(next)
  tellChosen(turn, next, place)
  turn.order({ do: 'raise', decided, step: choices.length, places: [place], isKnown: false })
}

/** An answer that comes when the raise has been given up, or comes again, changes nothing. */
export function takeRaised(turn: Turn, { round, step, results }: Raised): void {
  for (const result of results) {
    const { stage } = turn.state
    const isOf = stage.name === 'step' && stage.decided.round === round
    if (!isOf || stage.choices.length !== step || !stage.raising.has(result.place)) continue
    const raising = new Set(stage.raising)
    raising.delete(result.place)
    const next = { ...stage, raising }
    const { balanceOre, place } = result
    if (result.ok) make(turn, next, [[place, double]], balanceOre)
    else {
      turn.to(next)
      const { player } = required(stage.decided.slips[place], 'the slip of a place')
      const known = balanceOre !== undefined && { balanceOre }
      const told = {
        type: 'choice-refused',
        round,
        step,
        refusal: result.refusal,
        ...known,
      } as const
      turn.order({ do: 'tell', player, told })
      // The clock has run out: hit and stand are not open any more.
      if (stage.isHeld) make(turn, next, [[place, byRule(stand)]])
    }
  }
}

function make(
  turn: Turn,
  stage: HandStep,
  some: readonly (readonly [place: number, byte: number])[],
  balanceOre?: number,
): void {
  const made = stage.made.slice()
  for (const [place, byte] of some) made[place] = byte
  const next = { ...stage, made }
  turn.to(next)
  for (const [place] of some) tellChosen(turn, next, place, balanceOre)
}

function tellChosen(
  turn: Turn,
  { decided, choices, made, raising }: HandStep,
  place: number,
  balanceOre?: number,
): void {
  const { player } = required(decided.slips[place], 'the slip of a place')
  const byte = made[place] || double
  const told = {
    type: 'chosen',
    round: decided.round,
    step: choices.length,
    choice: choiceIn(byte),
    ...(raising.has(place) && { isAsked: true }),
    ...(isByRule(byte) && { isByRule: true }),
    ...(balanceOre !== undefined && { balanceOre }),
  } as const
  turn.order({ do: 'tell', player, told })
}

/** Ends a step: once all have chosen, or when its clock runs out. (LV39, LV40) */
export function passStep(turn: Turn, stage: HandStep): boolean {
  if (isComplete(stage)) {
    if (turn.now < stage.leastAt) return false
    write(turn, stage)
    return true
  }
  if (stage.isHeld) {
    if (turn.now < stage.finalAt + handTiming(turn).raiseHeldMs) return false
    // The books do not answer: the raises are given up, and taken back where they still come.
    const places = [...stage.raising]
    make(
      turn,
      { ...stage, raising: new Set() },
      places.map((place) => [place, byRule(stand)]),
    )
    return true
  }
  if (turn.now < stage.finalAt) return false
  chooseForOthers(turn, stage)
  return true
}

function chooseForOthers(turn: Turn, stage: HandStep): void {
  const { decided, raising, choices } = stage
  const byte = chosenByRule(decided, choices.length)
  const left = openPlaces(stage).filter((place) => !raising.has(place))
  make(
    turn,
    { ...stage, isHeld: raising.size > 0 },
    left.map((place) => [place, byte]),
  )
  if (raising.size > 0) turn.tell({ type: 'held', round: decided.round })
}

function isComplete(stage: HandStep): boolean {
  return stage.raising.size === 0 && openPlaces(stage).length === 0
}

/** Of slips that have not chosen, those whose raise is asked for among them. */
function openPlaces({ decided, booked, choices, made }: HandStep): number[] {
  return decided.slips.flatMap((_, place) =>
    made[place] || !isIn(booked, choices, place) ? [] : [place],
  )
}

function write(turn: Turn, { decided, booked, choices, made }: HandStep): void {
  turn.to({ name: 'writing', decided, booked, choices, made })
  turn.order({ do: 'write', round: decided.round, step: choices.length, made })
}

/** The choices are written: now a card may be seen. (LV37) */
export function takeWritten(turn: Turn, stage: Writing, step: number): void {
  const { decided, booked, made } = stage
  if (stage.choices.length !== step) return
  const choices = [...stage.choices, made]
  const isDrawn = made.some(takesCard)
  if (isDrawn) tellCards(turn, decided, 2 + choices.length)
  const showMs = isDrawn ? handTiming(turn).cardMs : 0
  goOn(turn, { decided, booked, choices }, { raising: [], showMs })
}

function tellCards(turn: Turn, decided: Decided, count: number): void {
  const { hand, bank } = lineOf(decided)
  const cards = { hand: hand.slice(0, count), bank: bank.slice(0, 1) }
  turn.tell({ type: 'card', round: decided.round, ...cards })
}

/** When a step ends by itself. */
export function stepDueAt({ raiseHeldMs }: HandTiming, stage: HandStep): number {
  if (isComplete(stage)) return stage.leastAt
  return stage.isHeld ? stage.finalAt + raiseHeldMs : stage.finalAt
}
