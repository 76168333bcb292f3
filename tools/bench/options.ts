import { parseArgs } from 'node:util'
import { messageOf } from '@nordlys/core'

/** Everything that is measured, in the order of the report. */
export const contestants = [
  'rounds',
  'settle',
  'spin',
  'home',
  'pages',
  'wallet',
  'choices',
  'limits',
  'bonus',
  'bets',
  'tables',
  'house',
  'scale',
  'crash',
  'games',
  'search',
  'opening',
  'play',
  'table-play',
  'site',
  'flood',
] as const

export type Contestant = (typeof contestants)[number]

export interface Options {
  chosen: ReadonlySet<Contestant>
  pairs: number
  /** Mechanics or ids of the games that are played; one of each mechanic when not told. */
  games?: readonly string[]
}

export type OptionsOrProblem = Options | { problem: string }

const pairsUsual = 9

/**
 * `--only rounds,scale` measures these alone; `--pairs 3` takes three pairs of each; `--games lines`
 * plays that mechanic's first game.
 */
export function readOptions(args: readonly string[]): OptionsOrProblem {
  const given = parse(args)
  if (typeof given === 'string') return { problem: `${given} ${usage}` }
  const asked: readonly string[] = given.only?.split(',') ?? contestants
  const stranger = asked.find((name) => !contestants.some((known) => known === name))
  if (stranger !== undefined) return { problem: `There is no contestant "${stranger}". ${usage}` }
  const pairs = Number(given.pairs ?? pairsUsual)
  if (!Number.isInteger(pairs) || pairs < 1) return { problem: `--pairs takes a count. ${usage}` }
  const chosen = new Set(contestants.filter((name) => asked.includes(name)))
  return { chosen, pairs, ...(given.games && { games: given.games.split(',') }) }
}

function parse(
  args: readonly string[],
): { only?: string; pairs?: string; games?: string } | string {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ args: [...args], options: { only: text, pairs: text, games: text } }).values
  } catch (error) {
    return messageOf(error)
  }
}

const names = contestants.join(',')
const choices = '[--only <names>] [--pairs <count>] [--games <mechanics or ids>]'
const usage = `Usage: npm run bench -- ${choices}, the names being ${names}.`
