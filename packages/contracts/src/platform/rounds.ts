import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField } from '../base/text.ts'
import { momentField, nothing, oreField } from '../base/wire.ts'

/** An amount by the parts of the balance that it was taken from, or went to. */
const inParts = z.object({ cashOre: oreField, bonusOre: oreField })

/** One step of a round that is booked in several: a hand's, a supplier's. */
const roundMovement = z.object({
  /** `raise`: every stake but the first. `ended`: nothing was paid. */
  kind: z.enum(['stake', 'raise', 'win', 'stake-back', 'win-back', 'ended', 'paid']),
  at: momentField,
  /** To the player; below zero: from the player. The parts are its sum. */
  amountOre: oreField,
  cashOre: oreField,
  bonusOre: oreField,
  /** What of it paid a debt, or became one. */
  debtOre: oreField.optional(),
  /** What of it was of a bonus that was over. */
  forfeitedOre: oreField.optional(),
  balanceAfterOre: oreField,
})

const linkedRound = z.object({
  roundId: z.string(),
  at: momentField,
  stakeOre: oreField,
  winOre: oreField,
})

/** A jackpot that the round won, and what decided it (decision 0026). */
const roundJackpot = z.object({
  network: z.object({ key: z.string(), nameDa: z.string() }),
  tier: z.object({ key: z.string(), nameDa: z.string() }),
  amountOre: oreField,
  /** What the tier held before the round, in thousandths of an øre. */
  levelMilliOre: oreField,
  at: momentField,
  /** When the tier had fallen before; a daily tier falls once a day. */
  wonBeforeAt: momentField.optional(),
  balanceAfterOre: oreField,
})

/** The promise that a spin is of, by the version of its terms. */
const roundSpin = z.object({
  grant: z.string(),
  offerId: z.string(),
  offerVersion: z.int(),
  /** What the round was drawn for. */
  valueOre: oreField,
  count: z.int(),
  grantedAt: momentField,
  expiresAt: momentField,
})

const hex32 = z.string().regex(/^[0-9a-f]{64}$/)
const hexText = z.string().regex(/^(?:[0-9a-f]{2})*$/)

/** All that the books have of one round, for the player whose it is. [PROOF-03] */
const roundFacts = z.object({
  roundId: z.string(),
  gameId: z.string(),
  kind: z.enum(['slot', 'gamble', 'table', 'supplier']),
  state: z.enum(['open', 'settled', 'rolled-back']),
  begunAt: momentField,
  /** Of a live table: its number of the round. */
  liveRound: z.int().optional(),
  /** Of a live table: it is booked, and reads as open until its win is shown. [LV20] */
  isPending: z.literal(true).optional(),
  /** Of a round that is not open. */
  endedAt: momentField.optional(),
  /** The stakes accepted and not taken back. */
  stake: inParts,
  win: inParts,
  /** Jackpots not in it. A supplier's round has one after each movement and none of its own. */
  balanceAfterOre: oreField.optional(),
  /** None of a round that is one movement. */
  movements: z.array(roundMovement),
  /** What was played; for a gamble its own, which names the game's. Absent: another company's game. */
  definitionHash: hex32.optional(),
  /** Opened once the round is over: never of an open one, nor of one that was given back. */
  seed: hex32.optional(),
  /** Of a hand: what its seed was bound to before the first card. */
  commitment: hex32.optional(),
  /** Of a round at a table, as the game wrote them: the bytes of JSON. */
  bets: hexText.optional(),
  /** Of a hand that is over: a byte a choice. */
  choices: hexText.optional(),
  /** The first choice that the published rule made; absent where the player made them all. */
  automaticFrom: z.int().optional(),
  spin: roundSpin.optional(),
  /** Of a gamble: the round whose win it staked. */
  standsOn: linkedRound.optional(),
  /** What was gambled in a row on what it won, the first one first. */
  gambles: z.array(linkedRound),
  jackpots: z.array(roundJackpot),
  /** Of another company's round: whose, and its own number of it. */
  supplier: z.object({ name: z.string(), round: z.string() }).optional(),
})

/** Another player's round, a refused one and one that never was are `unknown`. [SEC-42] */
export const readRound = call({
  name: 'read-round',
  path: '/v1/play/round',
  actor: { kind: 'player' },
  request: z.object({ roundId: lineField(100) }),
  answer: z.object({ round: roundFacts }),
  refusals: { 'session-expired': nothing, unknown: nothing },
})

export type RoundFacts = z.output<typeof roundFacts>
export type RoundMovementFact = z.output<typeof roundMovement>
export type RoundJackpotFact = z.output<typeof roundJackpot>

/** The facts as plain JSON: amounts are numbers, moments texts. */
export type RoundFactsJson = z.input<typeof roundFacts>

export function encodeRoundFacts(facts: RoundFacts): RoundFactsJson {
  return z.encode(roundFacts, facts)
}
