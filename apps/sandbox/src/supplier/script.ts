import { hex, type Ore, ore, zeroOre } from '@nordlys/core'
import { fieldsOf } from '../shell/fields.ts'
import { type Kind, kinds, type Message, type Play } from './journal.ts'
import { type Loss, type Studio, send } from './messages.ts'

/** One message of a round, and what goes wrong with it. */
interface Step {
  send: Kind
  transactionId: string | undefined
  rolledBackId: string | undefined
  stakeOre: Ore
  winOre: Ore
  endsRound: boolean
  /** How many times at once. */
  copies: number
  lost: Loss
  /** Sent at the next flush and not before. */
  isLate: boolean
}

export interface Script {
  play: Play
  roundId: string | undefined
  steps: Step[]
  /** All steps at the same moment instead of one after the other. */
  isTogether: boolean
}

/** Plays a round by its script; the messages are in the order of the steps. */
export async function playScript(
  studio: Studio,
  script: Script,
): Promise<{ roundId: string; messages: Message[] }> {
  const roundId = script.roundId ?? freshName(studio, 'round')
  const run = async (step: Step) => {
    const message = decide(studio, script.play, roundId, step)
    await sendAs(studio, message, step)
    return message
  }
  if (script.isTogether) return { roundId, messages: await Promise.all(script.steps.map(run)) }
  const messages: Message[] = []
  for (const step of script.steps) messages.push(await run(step))
  return { roundId, messages }
}

function decide(studio: Studio, play: Play, roundId: string, step: Step): Message {
  const { send: kind, rolledBackId, stakeOre, winOre, endsRound } = step
  const own = kind === 'rollback' ? undefined : freshName(studio, kind)
  const transactionId = step.transactionId ?? own
  const said = { kind, transactionId, rolledBackId, roundId, play, stakeOre, winOre, endsRound }
  const message = studio.journal.add(said)
  // The supplier no longer counts what it takes back, whether or not the platform hears of it.
  const target = rolledBackId === undefined ? undefined : studio.journal.find(rolledBackId)
  if (target) studio.journal.move(target, 'rolled-back')
  return message
}

async function sendAs(studio: Studio, message: Message, step: Step): Promise<void> {
  if (step.isLate) {
    studio.sandbox.agenda.onFlush(() => send(studio, message))
    return
  }
  const copies = Array.from({ length: step.copies }, () => send(studio, message, step.lost))
  await Promise.all(copies)
}

function freshName({ sandbox }: Studio, kind: string): string {
  return `${kind}-${hex(sandbox.random.bytes(8))}`
}

/** A script out of a JSON body; undefined when it is none. */
export function readScript(body: unknown): Script | undefined {
  const { play, roundId, steps, together } = fieldsOf(body)
  const { playSession, playerRef, gameId } = fieldsOf(play)
  if (!isName(playSession) || !isName(playerRef) || !isName(gameId)) return undefined
  if (!Array.isArray(steps)) return undefined
  const read = steps.map(readStep)
  if (!read.every((step) => step !== undefined)) return undefined
  return {
    play: { playSession, playerRef, gameId },
    roundId: isName(roundId) ? roundId : undefined,
    steps: read,
    isTogether: together === true,
  }
}

function readStep(body: unknown): Step | undefined {
  const step = fieldsOf(body)
  const kind = kinds.find((known) => known === step.send)
  const stakeOre = readOre(step.stakeOre)
  const winOre = readOre(step.winOre)
  const { copies = 1, transactionId, rolledBackId } = step
  const lost = (['request', 'answer'] as const).find((known) => known === step.lost)
  if (!kind || stakeOre === undefined || winOre === undefined) return undefined
  if (typeof copies !== 'number' || !(copies >= 1 && copies <= 100)) return undefined
  return {
    send: kind,
    transactionId: isName(transactionId) ? transactionId : undefined,
    rolledBackId: isName(rolledBackId) ? rolledBackId : undefined,
    stakeOre,
    winOre,
    endsRound: step.endsRound === true,
    copies,
    lost,
    isLate: step.late === true,
  }
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 200
}

function readOre(value: unknown): Ore | undefined {
  if (value === undefined) return zeroOre
  return Number.isSafeInteger(value) ? ore(Number(value)) : undefined
}
