import { zeroOre } from '@nordlys/core'
import { fieldsOf } from '../shell/fields.ts'
import type { Sandbox } from '../shell/sandbox.ts'
import { type Answer, isBet, type Message, type SupplierJournal } from './journal.ts'
import { postToPlatform } from './wire.ts'

export interface Studio {
  sandbox: Sandbox
  journal: SupplierJournal
}

/** How a sending goes wrong on its way: before the platform has it, or after. */
export type Loss = 'request' | 'answer' | undefined

/** Sends a message once and does what a supplier does about the answer. */
export async function send(studio: Studio, message: Message, loss?: Loss): Promise<void> {
  const { sandbox } = studio
  const path = `/supplier/${message.kind}`
  const sent: Answer =
    loss === 'request' ? noAnswer : await postToPlatform(sandbox, path, bodyOf(message))
  const answer = loss === 'answer' ? noAnswer : sent
  studio.journal.hear(message, answer)
  const said = outcomeOf(answer)
  if (said === 'unheard') unheard(studio, message)
  else if (message.kind === 'rollback') acknowledged(studio, message, said)
  else if (said === 'ok') accepted(studio, message)
  // The bet of a win may still be under way; a supplier repeats a win until it is paid.
  else if (message.kind === 'win' && said === 'round-unknown') repeat(studio, message)
  else studio.journal.move(message, 'refused')
}

const noAnswer: Answer = { status: undefined, body: '' }

/** `ok`, the refusal's name, or that nothing was heard that can be understood. */
function outcomeOf({ status, body }: Answer): string {
  if (status === 400) return 'malformed'
  if (status !== 200) return 'unheard'
  try {
    const { ok, refusal } = fieldsOf(JSON.parse(body))
    if (ok === true) return 'ok'
    return ok === false && typeof refusal === 'string' ? refusal : 'unheard'
  } catch {
    return 'unheard'
  }
}

/** A supplier that was stopped goes on with what it had not heard of. */
export function resumeMessages(studio: Studio): void {
  for (const message of studio.journal.pending()) unheard(studio, message)
}

/** Nobody knows whether it was booked: a bet is given up and taken back, anything else is repeated. */
function unheard(studio: Studio, message: Message): void {
  if (!isBet(message)) {
    repeat(studio, message)
    return
  }
  studio.journal.move(message, 'rolled-back')
  const rollback = studio.journal.add({
    kind: 'rollback',
    transactionId: undefined,
    rolledBackId: message.transactionId,
    roundId: message.roundId,
    play: message.play,
    stakeOre: zeroOre,
    winOre: zeroOre,
    endsRound: false,
  })
  repeat(studio, rollback)
}

function repeat(studio: Studio, message: Message): void {
  const { agenda, delays } = studio.sandbox
  agenda.later(delays.supplierRepeatMs, () => send(studio, message))
}

/** A message that was taken back before its own answer came stays taken back. */
function accepted({ journal }: Studio, message: Message): void {
  if (message.state === 'pending') journal.move(message, 'accepted')
}

/**
 * Not knowing the transaction is as good as having taken it back: it will never move money. What the
 * platform keeps all the same is counted again.
 */
function acknowledged({ journal }: Studio, rollback: Message, said: string): void {
  const isDone = said === 'ok' || said === 'transaction-unknown'
  journal.move(rollback, isDone ? 'accepted' : 'refused')
  const target = rollback.rolledBackId && journal.find(rollback.rolledBackId)
  if (target) journal.move(target, isDone ? 'rolled-back' : 'accepted')
}

/** The body that goes over the wire; word for word the same whenever it is repeated. */
function bodyOf(message: Message): object {
  const { kind, transactionId, rolledBackId, roundId, play, stakeOre, winOre, endsRound } = message
  const { playSession, playerRef, gameId } = play
  const about = {
    ...(transactionId !== undefined && { transactionId }),
    roundId,
    gameId,
    playerRef,
  }
  const stake = { playSession, stakeOre: Number(stakeOre) }
  switch (kind) {
    case 'bet':
      return { ...about, ...stake }
    case 'win':
      return { ...about, winOre: Number(winOre) }
    case 'bet-and-win':
      return { ...about, ...stake, winOre: Number(winOre), endsRound }
    case 'rollback':
      return { ...about, rolledBackId }
    case 'end-round':
      return about
  }
}
