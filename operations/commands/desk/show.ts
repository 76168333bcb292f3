import {
  type OwnMarkers,
  readLocks,
  readPlayerLimits,
  readPlayerMarkers,
  readPlayerPauses,
  type StandingPause,
} from '@nordlys/contracts'
import { formatMoment, StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { limitLines } from './limit-lines.ts'
import { lockLines } from './lock-lines.ts'
import { markWords } from './mark-words.ts'
import { readPlayer } from './player-option.ts'
import type { Subcommand } from './subcommand.ts'

/** How a player stands: level and why, limits, pauses and locks. */
export const show: Subcommand = {
  usage: 'show --player N',
  async run(desk, args) {
    const { values } = wordsOf({ player: { type: 'string' } }, args)
    const playerId = readPlayer(values.player)
    const [stands, markers, limits, pauses] = await Promise.all([
      desk.call(readLocks, { playerId }),
      desk.call(readPlayerMarkers, { playerId }),
      desk.call(readPlayerLimits, { playerId }),
      desk.call(readPlayerPauses, { playerId }),
    ])
    if (!stands.ok || !markers.ok || !limits.ok || !pauses.ok) {
      throw new StartProblem(`There is no player ${playerId}.`)
    }
    return [
      `Player ${playerId}: ${stands.standing}`,
      ...levelLines(markers),
      ...either(limits.limits.flatMap(limitLines), 'No limit.'),
      ...either(pauses.pauses.map(pauseLine), 'Never paused.'),
      ...either(stands.locks.flatMap(lockLines), 'Never locked.'),
    ]
  },
}

function either(lines: readonly string[], none: string): readonly string[] {
  return lines.length > 0 ? lines : [none]
}

function levelLines({ level, marks, changes }: OwnMarkers): readonly string[] {
  return [
    `Level ${level}`,
    ...marks.map((mark) => `  ${markWords(mark)}`),
    ...changes.map(({ at, from, to }) => `  ${formatMoment(at)}: from ${from} to ${to}`),
  ]
}

function pauseLine({ kind, startsAt, endsAt }: StandingPause): string {
  const until = endsAt ? `until ${formatMoment(endsAt)}` : 'for good'
  return `Paused ${formatMoment(startsAt)} ${until} (${kind})`
}
