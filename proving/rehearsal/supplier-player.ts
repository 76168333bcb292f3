import type { SessionCredential } from '@nordlys/contracts'
import { invariant } from '@nordlys/core'
import type { SeededScene } from '../kill/seeded-scene.ts'
import { controlStandIns } from '../kill/stand-ins.ts'
import { supplierGame, supplierName } from '../kill/supplier-wire.ts'
import { launch } from '../kill/wallet-wire.ts'

/** What the stand-in tells of a message it has sent. */
interface Sent {
  kind: string
  transactionId?: string
  rolledBackId?: string
  answers: { status: number | null; body: string }[]
}

export type SupplierPlayer = Awaited<ReturnType<typeof openSupplier>>

/** A player in the game of the stand-in's supplier, which plays rounds as it is told. */
export async function openSupplier({ caller, urls }: SeededScene, session: SessionCredential) {
  const launchToken = await launch({ caller, session }, supplierGame)
  const opened = await control<{ answer: { ok: boolean } }>(urls.sandbox, 'open', { launchToken })
  invariant(opened.answer.ok, 'the launch token opens the supplier’s game')
  /** Every message that was answered with a yes, as the list of what is lost would name it. */
  const acknowledged: string[] = []

  /** Sends a round's messages, one after the other; a number begins with the round's name. */
  async function say(roundId: string, ...steps: readonly object[]): Promise<void> {
    const script = { play: opened.answer, roundId, steps }
    const { messages } = await control<{ messages: Sent[] }>(urls.sandbox, 'rounds', script)
    for (const { kind, transactionId, rolledBackId, answers } of messages) {
      const said = answers.some(({ status, body }) => status === 200 && JSON.parse(body).ok)
      const number = rolledBackId ?? transactionId
      if (said) acknowledged.push(`${kind} ${supplierName} ${number}`)
    }
  }

  /** Rounds from first to last: bet and win, both in one, and some that are taken back. */
  async function playRounds(name: string): Promise<void> {
    await say(`${name}-lost`, bet(60), end)
    await say(`${name}-won`, bet(50), bet(30), win(90), win(25), end)
    await say(`${name}-both`, both(40, 55))
    await say(`${name}-back`, bet(70, `${name}-back-bet`), back(`${name}-back-bet`))
    await say(`${name}-open`, bet(20))
  }

  return { acknowledged, say, playRounds }
}

export const end = { send: 'end-round' }

export function bet(stakeOre: number, transactionId?: string): object {
  return { send: 'bet', stakeOre, transactionId }
}

export function win(winOre: number, transactionId?: string): object {
  return { send: 'win', winOre, transactionId }
}

export function both(stakeOre: number, winOre: number, transactionId?: string): object {
  return { send: 'bet-and-win', stakeOre, winOre, endsRound: true, transactionId }
}

export function back(rolledBackId: string): object {
  return { send: 'rollback', rolledBackId }
}

async function control<T>(sandboxUrl: string, path: string, body: object): Promise<T> {
  const answer = await controlStandIns(sandboxUrl, `supplier/${path}`, body)
  return answer.json() as Promise<T>
}
