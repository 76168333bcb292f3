import {
  authenticateAnswer,
  type Caller,
  type SessionCredential,
  settleAnswer,
  signWalletMessage,
  startPlay,
  supplierHeader,
  walletHeaders,
  walletPaths,
} from '@nordlys/contracts'
import { invariant, required, systemClock } from '@nordlys/core'
import { NoAnswer } from './ask-again.ts'

/** Where wallet messages go, and how they are signed. */
export interface WalletWire {
  url: string
  secret: string
  supplier?: string
  timeoutMs?: number
}

/** Launches a game as the site does. The token opens it once. */
export async function launch(
  { caller, session }: { caller: Caller; session: SessionCredential },
  gameId: string,
): Promise<string> {
  const play = await caller.call(startPlay, { gameId }, session)
  invariant(play.ok, 'play begins')
  return play.launchToken
}

/** Opens a launched game as a game server does. */
export async function openPlay(to: WalletWire, launchToken: string) {
  const answer = await sendWalletMessage(to, walletPaths.authenticate, { launchToken })
  const opened = authenticateAnswer.parse(answer)
  invariant(opened.ok, 'the launch token opens the game')
  return opened
}

/** Has one round settled; answers its result. */
export async function settle(to: WalletWire, round: object) {
  const answer = await sendWalletMessage(to, walletPaths.settle, { rounds: [round] })
  return required(settleAnswer.parse(answer).results[0], 'one result for one round')
}

/**
 * Sends one signed message of the wallet protocol, or of the supplier that is named. Throws
 * `NoAnswer`, or what `fetch` throws.
 */
export async function sendWalletMessage(
  to: WalletWire,
  path: string,
  message: object,
): Promise<unknown> {
  const body = JSON.stringify(message)
  const timestamp = systemClock.now().getTime()
  const answer = await fetch(to.url + path, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(to.timeoutMs ?? 10_000),
    headers: {
      'content-type': 'application/json',
      ...(to.supplier !== undefined && { [supplierHeader]: to.supplier }),
      [walletHeaders.timestamp]: String(timestamp),
      [walletHeaders.signature]: signWalletMessage(to.secret, timestamp, path, body),
    },
  })
  if (!answer.ok) throw new NoAnswer(`${path} answered ${answer.status}`)
  return answer.json()
}
