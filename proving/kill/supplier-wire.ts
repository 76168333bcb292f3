import {
  type SupplierWireRefusal,
  supplierAuthenticateAnswer,
  supplierPaths,
} from '@nordlys/contracts'
import { invariant, standInsAt } from '@nordlys/core'
import { sendWalletMessage } from './wallet-wire.ts'

interface Platform {
  url: string
  timeoutMs?: number
}

/** The supplier gets this when its game is opened, and names it in its messages. */
export type SupplierPlay = Awaited<ReturnType<typeof openSupplierPlay>>

export type Message = { round: string } & (
  | { kind: 'bet'; number: string; stakeOre: number }
  | { kind: 'win'; number: string; winOre: number }
  | { kind: 'bet-and-win'; number: string; stakeOre: number; winOre: number; endsRound: boolean }
  | { kind: 'rollback'; number: string | undefined; target: string }
  | { kind: 'end-round'; number: string }
)

/** What the supplier is told: `ok`, or why not. */
export type Told = 'ok' | SupplierWireRefusal

const supplier = standInsAt('http://127.0.0.1:9').suppliers[0]
invariant(supplier?.games[0] !== undefined, 'the stand-in is a supplier with a game')
const { name, secret } = supplier
export const supplierName = name
export const [supplierGame] = supplier.games

/** Sends one message as the stand-in's supplier. Throws `NoAnswer`, or what `fetch` throws. */
function sayAsSupplier(
  { url, timeoutMs = 10_000 }: Platform,
  path: string,
  message: object,
): Promise<unknown> {
  return sendWalletMessage({ url, timeoutMs, secret, supplier: supplierName }, path, message)
}

/** Redeems the launch token; from then on this is the player's only play. */
export async function openSupplierPlay(to: Platform, launchToken: string) {
  const said = await sayAsSupplier(to, supplierPaths.authenticate, { launchToken })
  const opened = supplierAuthenticateAnswer.parse(said)
  invariant(opened.ok, 'the launch token opens the supplier’s game')
  return opened
}

/** Says a message of a round, word for word the same whenever it is repeated. */
export function sayOfPlay(
  to: Platform,
  { playSession, playerRef, gameId }: SupplierPlay,
  message: Message,
): Promise<unknown> {
  const { kind, round: roundId, number: transactionId, ...chosen } = message
  return sayAsSupplier(to, `/supplier/${kind}`, {
    ...{ transactionId, roundId, gameId, playerRef },
    ...(kind.startsWith('bet') && { playSession }),
    ...(message.kind === 'rollback' ? { rolledBackId: message.target } : chosen),
  })
}
