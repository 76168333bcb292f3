import { supplierAuthenticateAnswer, supplierPaths } from '@nordlys/contracts'
import { invariant, standInsAt } from '@nordlys/core'
import { sendWalletMessage } from './wallet-wire.ts'

/** The supplier gets this when its game is opened, and names it in its messages. */
export type SupplierPlay = Awaited<ReturnType<typeof openSupplierPlay>>

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
) {
  const said = await sayAsSupplier(to, supplierPaths.authenticate, { launchToken })
  const opened = supplierAuthenticateAnswer.parse(said)
  invariant(opened.ok, 'the launch token opens the supplier’s game')
  return opened
}
