import { type PlayerId, required, timeOfKey } from '@nordlys/core'
import {
  type PlatformContext,
  repeatMessages,
  repeatRounds,
  type ToldMessage,
} from '@nordlys/platform'
import type { Lost } from './lost.ts'
import { linesByMessage } from './lost-messages.ts'
import { mapConcurrently } from './map-concurrently.ts'
import type { AcknowledgedRound, OutsideMoney } from './outside-money.ts'
import type { SupplierLine } from './supplier-lists.ts'

/** A round of our own, or a message of a supplier, that is booked again. */
export interface Step {
  gameId: string
  at: Date
  /** Undefined for a game of our own. */
  supplier: string | undefined
}

interface RoundStep extends Step {
  supplier: undefined
  round: AcknowledgedRound
}

interface MessageStep extends Step {
  supplier: string
  key: string
  message: ToldMessage
}

/**
 * Books lost rounds and suppliers' messages again, each player's in the order in which they were played:
 * a win in one game was staked in another. Returns the refusal of each supplier's message that was
 * refused, by its key; none of those is forced.
 */
export async function playAgain(
  context: PlatformContext,
  lost: readonly Lost[],
  outside: OutsideMoney,
): Promise<Map<string, string>> {
  const again = lost.filter(
    ({ remedy }) => remedy === 'settle-again' || remedy === 'repeat-message',
  )
  const playerOf = new Map(again.map(({ key, playerId }) => [key, required(playerId, key)]))
  const steps = [...roundSteps(again, outside), ...messageSteps(again, outside)]
  // The sort is stable. Steps of one moment keep their order: rounds by their keys, messages as their
  // supplier lists them.
  steps.sort((a, b) => a.at.getTime() - b.at.getTime())
  const refused = new Map<string, string>()
  const ofPlayers = Map.groupBy(steps, (step) => required(playerOf.get(keyOf(step)), keyOf(step)))
  // Players are booked concurrently: their rounds share a commit.
  await mapConcurrently([...ofPlayers], async ([playerId, played]) => {
    for (const run of runsOf(played)) {
      for (const [key, refusal] of await book(context, playerId, run)) refused.set(key, refusal)
    }
  })
  return refused
}

/** Books a run of one game; gives the messages that were refused, each with its refusal. */
async function book(
  context: PlatformContext,
  playerId: PlayerId,
  run: readonly (RoundStep | MessageStep)[],
): Promise<[key: string, refusal: string][]> {
  const { gameId, supplier } = required(run[0], 'a run has steps')
  if (supplier === undefined) {
    const rounds = run.filter((step) => step.supplier === undefined).map(({ round }) => round)
    await repeatRounds(context, { playerId, gameId, rounds })
    return []
  }
  const told = run.filter((step) => step.supplier !== undefined)
  const messages = told.map(({ message }) => message)
  const asked = { supplier, playerId, gameId, messages }
  const refusals = await repeatMessages(context.suppliers, asked)
  return told.flatMap(({ key }, place): [string, string][] => {
    const refusal = refusals[place]
    return refusal === undefined ? [] : [[key, refusal]]
  })
}

/** A player's steps in the order they were played, cut where the game changes. */
export function runsOf<S extends Pick<Step, 'gameId' | 'supplier'>>(played: readonly S[]): S[][] {
  const runs: S[][] = []
  for (const step of played) {
    const last = runs.at(-1)
    const isSame = last?.[0]?.gameId === step.gameId && last[0].supplier === step.supplier
    if (last && isSame) last.push(step)
    else runs.push([step])
  }
  return runs
}

function keyOf(step: RoundStep | MessageStep): string {
  return step.supplier === undefined ? step.round.key : step.key
}

function roundSteps(again: readonly Lost[], { rounds }: OutsideMoney): RoundStep[] {
  const keys = new Set(again.filter(({ kind }) => kind === 'round').map(({ key }) => key))
  return rounds
    .filter(({ key }) => keys.has(key))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map((round) => {
      const { gameId, key } = round
      return { gameId, at: timeOfKey(key), supplier: undefined, round }
    })
}

function messageSteps(again: readonly Lost[], { messages }: OutsideMoney): MessageStep[] {
  const lines = linesByMessage(messages)
  return again
    .filter(({ remedy }) => remedy === 'repeat-message')
    .map(({ kind, key, at }) => {
      const [first, second] = required(lines.get(key), `the lines of ${key}`)
      const line = required(first, `a line of ${key}`)
      const { gameId, supplier } = line
      const message = messageOf(kind, line, second)
      return { gameId, at, supplier, key, message }
    })
}

function messageOf(
  kind: Lost['kind'],
  line: SupplierLine,
  other: SupplierLine | undefined,
): ToldMessage {
  const { transactionId, roundId, amountOre } = line
  if (kind === 'rollback') return { kind, roundId, rolledBackId: transactionId }
  if (!other) {
    return line.kind === 'bet'
      ? { kind: 'bet', transactionId, roundId, stakeOre: amountOre }
      : { kind: 'win', transactionId, roundId, winOre: amountOre }
  }
  const [bet, win] = line.kind === 'bet' ? [line, other] : [other, line]
  const both = { stakeOre: bet.amountOre, winOre: win.amountOre }
  return { kind: 'bet-and-win', transactionId, roundId, ...both }
}
