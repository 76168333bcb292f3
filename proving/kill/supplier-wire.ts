import { supplierAuthenticateAnswer, supplierPaths } from '@nordlys/contracts'
import { invariant, standInsAt } from '@nordlys/core'
import { sendWalletMessage } from './wallet-message.ts'

/** What a supplier is told when its game is opened, and names in its messages. */
export interface SupplierPlay {
  playSession: string
  playerRef: string
  gameId: string
}

const supplier = standInsAt('http://127.0.0.1:9').suppliers[0]
invariant(supplier?.games[0] !== undefined, 'the stand-in is a supplier with a game')
const { name, secret } = supplier
export const supplierName = name
export const [supplierGame] = supplier.games

/** Sends one message as the stand-in's supplier. Throws `NoAnswer`, or what `fetch` throws. */
export function sayAsSupplier(
  { url, timeoutMs = 10_000 }: { url: string; timeoutMs?: number },
  path: string,
  message: object,
): Promise<unknown> {
  return sendWalletMessage({ url, timeoutMs, secret, supplier: supplierName }, path, message)
}

/** Redeems the launch token; from then on this is the player's only play. */
export async function openSupplierPlay(
  to: { url: string; timeoutMs?: number },
  launchToken: string,
): Promise<SupplierPlay> {
  const said = await sayAsSupplier(to, supplierPaths.authenticate, { launchToken })
  const opened = supplierAuthenticateAnswer.parse(said)
  invariant(opened.ok, 'the launch token opens the supplier’s game')
  const { playSession, playerRef } = opened
  return { playSession, playerRef, gameId: opened.gameId }
}
