import type { OwnSlip } from '@nordlys/contracts'
import { browserRng } from '@nordlys/game-math/random/browser-rng'
import { bytesOf, hexOf, joined } from '../../tables/shared/hex-bytes.ts'
import type { LiveMath } from '../round/live-math.ts'
import type { OpenedRound } from '../round/view.ts'
import { type Digest, leadsTo, leafOf } from './merkle.ts'

/** The findings of a check: each is true, false, or undefined where it cannot be worked out. */
export interface LiveVerdict {
  /** The commitment is of this table, round, definition and seed. */
  readonly commitment: boolean | undefined
  /** The outcome follows from the seed. */
  readonly outcome: boolean
  /** One's own slip is in the tree whose root was sent before the outcome. */
  readonly slip: boolean | undefined
  /** What the slip pays on the outcome that was drawn, by the table's rules. */
  readonly payoutOre: number | undefined
}

export interface LiveChecking extends LiveMath {
  readonly table: string
  /** Of the game that was opened: a round by another one is not checked here. */
  readonly definitionHash: string
  readonly round: OpenedRound
  /** One's own slip of it, where it was booked. */
  readonly slip: OwnSlip | undefined
}

const name = new TextEncoder().encode('nordlys live round')

/**
 * Works a round out from its opened seed: commitment, outcome, the way from one's own slip to the root, and
 * its payout. `unable` where the browser has no Web Crypto. [PROOF-03]
 */
export async function checkLiveRound({
  table,
  definitionHash,
  round,
  slip,
  draw,
  payoutOf,
}: LiveChecking): Promise<LiveVerdict | 'unable' | 'other-rules'> {
  const subtle = globalThis.crypto?.subtle
  const seed = bytesOf(round.seed)
  const rng = await browserRng(seed)
  if (!subtle || !rng) return 'unable'
  if (round.definitionHash !== definitionHash) return 'other-rules'
  const digest: Digest = async (bytes) => new Uint8Array(await subtle.digest('SHA-256', bytes))
  const drawn = draw(rng)
  const { proof } = round
  return {
    commitment: proof && proof.commitment === (await commitmentOf(digest, { table, round, seed })),
    outcome: JSON.stringify(drawn) === JSON.stringify(round.outcome),
    slip: proof && slip && (await isInTree(digest, proof.root, slip)),
    payoutOre: slip && payoutOf(slip.bets, drawn)?.payoutOre,
  }
}

/** The bytes of a fixed name, the table, the round as 8 bytes, the definition and the seed. */
async function commitmentOf(
  digest: Digest,
  { table, round, seed }: { table: string; round: OpenedRound; seed: Uint8Array },
): Promise<string> {
  const eight = new DataView(new ArrayBuffer(8))
  eight.setBigUint64(0, BigInt(round.round))
  const bytes = joined(
    name,
    new TextEncoder().encode(table),
    new Uint8Array(eight.buffer),
    bytesOf(round.definitionHash),
    seed,
  )
  return hexOf(await digest(bytes))
}

async function isInTree(
  digest: Digest,
  root: string,
  { key, leaf, path, bets }: OwnSlip,
): Promise<boolean | undefined> {
  if (key === undefined || leaf === undefined || path === undefined) return undefined
  const node = await leafOf(digest, bytesOf(key.replaceAll('-', '')), bets)
  const siblings = path.map(bytesOf)
  return leadsTo(digest, bytesOf(root), { node, path: { leaf, siblings } })
}
