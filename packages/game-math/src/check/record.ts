import type { Rng } from '../random/rng.ts'

/**
 * The facts of a round as plain JSON: what the round's page shows and `fakta.json` holds. Amounts are øre,
 * moments ISO 8601. Whatever is in it may be wrong: that is what the check is for.
 */
export interface RoundRecord {
  readonly roundId: string
  readonly gameId: string
  readonly kind: 'slot' | 'gamble' | 'table' | 'supplier'
  readonly state: 'open' | 'settled' | 'rolled-back'
  readonly stake: InParts
  readonly win: InParts
  readonly movements: readonly Movement[]
  /** SHA-256 of the definition's canonical JSON, as hex. */
  readonly definitionHash?: string | undefined
  readonly seed?: string | undefined
  readonly commitment?: string | undefined
  /** The bytes of JSON, as hex. */
  readonly bets?: string | undefined
  /** A byte a choice, as hex. */
  readonly choices?: string | undefined
  readonly automaticFrom?: number | undefined
  readonly spin?: { readonly valueOre: number } | undefined
  readonly standsOn?: { readonly winOre: number } | undefined
  readonly jackpots: readonly WonTier[]
  /** What it was played on; absent where nobody has it any more, and of another company's round. */
  readonly played?: PlayedOn | undefined
}

export interface InParts {
  readonly cashOre: number
  readonly bonusOre: number
}

interface Movement extends InParts {
  readonly kind: 'stake' | 'raise' | 'win' | 'stake-back' | 'win-back' | 'ended' | 'paid'
  readonly amountOre: number
  readonly debtOre?: number | undefined
  readonly forfeitedOre?: number | undefined
}

export interface WonTier {
  readonly network: { readonly key: string }
  readonly tier: { readonly key: string; readonly nameDa: string }
  readonly amountOre: number
  readonly levelMilliOre: number
  readonly at: string
  readonly wonBeforeAt?: string | undefined
}

export interface PlayedOn {
  readonly version: number
  readonly definition: object
  /** Of a gamble: the game's. */
  readonly game?: { readonly hash: string; readonly definition: object } | undefined
}

/** The means of a check, which Node and a browser have each in their own way. */
export interface Bench {
  /** As hex. */
  sha256(bytes: Uint8Array): string
  /** The generator of a round, as the game server has it. Undefined where it cannot be had. */
  rngOf(seed: Uint8Array): Promise<(() => Rng) | undefined>
}

export type CheckedFact =
  | 'definition'
  | 'game'
  | 'commitment'
  | 'choices'
  | 'rule'
  | 'stake'
  | 'stake-parts'
  | 'stake-sum'
  | 'raises'
  | 'gambled'
  | 'win'
  | 'win-parts'
  | 'win-sum'
  | 'movement-parts'
  | 'jackpot-draw'
  | 'jackpot-amount'

/** One figure, held against what follows from the others. A number is an amount in øre. */
export interface Finding {
  readonly fact: CheckedFact
  readonly agrees: boolean
  readonly onPage: string | number
  readonly worked: string | number
}

/** Of a round that is over. `sums`: its outcome is not ours to work out, its movements are. */
export type Checked =
  | { readonly kind: 'played' | 'sums'; readonly findings: readonly Finding[] }
  /** It is not over: nothing is opened that could be checked yet. */
  | { readonly kind: 'open'; readonly findings: readonly Finding[] }
  /** The definition is not among the facts, or nothing here plays it, or this browser cannot. */
  | { readonly kind: 'unable'; readonly findings: readonly Finding[] }

export function finding(
  fact: CheckedFact,
  onPage: Finding['onPage'],
  worked: Finding['worked'],
): Finding {
  return { fact, onPage, worked, agrees: onPage === worked }
}

export function wholeOf({ cashOre, bonusOre }: InParts): number {
  return cashOre + bonusOre
}

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

export function textBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
