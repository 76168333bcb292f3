import { parseArgs } from 'node:util'
import { messageOf } from '@nordlys/core'

/** Everything that is measured, in the order of the report. */
export const contestants = [
  ...(['rounds', 'settle', 'spin', 'home', 'pages', 'wallet', 'choices', 'live'] as const),
  ...(['limits', 'bonus', 'bets', 'tables', 'house', 'scale', 'payments'] as const),
  ...(['history', 'statement', 'crash'] as const),
  ...(['games', 'search', 'opening', 'play', 'table-play', 'site', 'flood'] as const),
] as const

export type Contestant = (typeof contestants)[number]

export interface Options {
  chosen: ReadonlySet<Contestant>
  pairs: number
  /** Mechanics or ids of the games that are played; by default one of each mechanic. */
  games?: readonly string[]
  /** Of the year of rounds that histories and statements are read from. */
  rounds: number
}

const usage =
  'Usage: npm run bench -- [--only <names>] [--pairs <count>] [--games <mechanics or ids>] ' +
  '[--rounds <count>], ' +
  `the names being ${contestants.join(',')}.`

/**
 * `--only rounds,scale` measures these alone; `--pairs 3` takes three pairs of each; `--games lines`
 * plays that mechanic's first game.
 */
export function readOptions(args: readonly string[]): Options | { problem: string } {
  try {
    const only = { type: 'string', default: contestants.join(',') } as const
    const pairsOption = { type: 'string', default: '9' } as const
    const rounds = { type: 'string', default: '1000000' } as const
    const options = { only, pairs: pairsOption, games: { type: 'string' }, rounds } as const
    const { values } = parseArgs({ args: [...args], options })
    const asked: readonly string[] = values.only.split(',')
    const stranger = asked.find((name) => !contestants.some((known) => known === name))
    if (stranger !== undefined) return { problem: `There is no "${stranger}". ${usage}` }
    const pairs = Number(values.pairs)
    if (!Number.isInteger(pairs) || pairs < 1) return { problem: `--pairs takes a count. ${usage}` }
    const chosen = new Set(contestants.filter((name) => asked.includes(name)))
    const counted = { pairs, rounds: Number(values.rounds) }
    return { chosen, ...counted, ...(values.games && { games: values.games.split(',') }) }
  } catch (error) {
    return { problem: `${messageOf(error)} ${usage}` }
  }
}
