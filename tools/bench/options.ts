import { parseArgs } from 'node:util'
import { messageOf } from '../../world/problem.ts'

/** Everything that is measured, in the order of the report. */
export const contestants = [
  'rounds',
  'settle',
  'spin',
  'home',
  'wallet',
  'house',
  'scale',
  'crash',
  'games',
  'search',
  'opening',
] as const

export type Contestant = (typeof contestants)[number]

export interface Options {
  chosen: ReadonlySet<Contestant>
  pairs: number
}

export type OptionsOrProblem = Options | { problem: string }

const pairsUsual = 9

/** `--only rounds,scale` measures these alone; `--pairs 3` takes three pairs of each. */
export function readOptions(args: readonly string[]): OptionsOrProblem {
  const given = parse(args)
  if (typeof given === 'string') return { problem: `${given} ${usage}` }
  const asked: readonly string[] = given.only?.split(',') ?? contestants
  const stranger = asked.find((name) => !contestants.some((known) => known === name))
  if (stranger !== undefined) return { problem: `There is no contestant "${stranger}". ${usage}` }
  const pairs = Number(given.pairs ?? pairsUsual)
  if (!Number.isInteger(pairs) || pairs < 1) return { problem: `--pairs takes a count. ${usage}` }
  return { chosen: new Set(contestants.filter((name) => asked.includes(name))), pairs }
}

function parse(args: readonly string[]): { only?: string; pairs?: string } | string {
  try {
    const options = { only: { type: 'string' }, pairs: { type: 'string' } } as const
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    return messageOf(error)
  }
}

const names = contestants.join(',')
const usage = `Usage: npm run bench -- [--only <names>] [--pairs <count>], the names being ${names}.`
