import { required } from '@nordlys/core'
import { decimal, type Fraction, fraction, multiply, show } from '@nordlys/game-math/prove/fraction'

/** What comes back of a bet, as it is declared and as each method finds it. */
export interface TableReturn {
  readonly bet: string
  /** Absent where one of the methods is the formula that players are told. */
  readonly declared?: Fraction
  readonly methods: readonly Method[]
}

export type Method = { readonly name: string } & (
  | {
      /** Of each place for the bet; they ought to be one. */
      readonly find: () => readonly Fraction[]
    }
  | {
      /** What it finds otherwise than another method does. It is of a sample, so it has no return. */
      readonly compare: () => readonly string[]
    }
  | { readonly leftOut: string }
)

/**
 * Prints a line a bet with its return by each method, and below it what a sample finds otherwise.
 * False when two returns of a bet differ, or a sample differs from them. [PROOF-01]
 *
 *     Punto banco, pair of the bank: 97.108434 %; declared 403/415; by every deal 403/415
 */
export function reportReturns(
  returns: Iterable<TableReturn>,
  print: (line: string) => void,
): boolean {
  let areAlike = true
  for (const each of returns) {
    const { line, problems } = judge(each)
    print(line)
    for (const problem of problems) print(`  ${problem}`)
    areAlike &&= problems.length === 0
  }
  return areAlike
}

function judge({ bet, declared, methods }: TableReturn) {
  const known = declared ? [declared] : []
  const parts = declared ? [`declared ${show(declared)}`] : []
  const problems: string[] = []
  for (const method of methods) {
    if ('leftOut' in method) parts.push(`${method.name}: ${method.leftOut}`)
    else if ('compare' in method) {
      const found = method.compare()
      problems.push(...found.map((each) => `differs: ${each}`))
      parts.push(`${method.name}: ${found.length === 0 ? 'agrees' : `${found.length} differ`}`)
    } else {
      const found = method.find()
      known.push(...found)
      parts.push(`${method.name} ${[...new Set(found.map(show))].join(' and ')}`)
    }
  }
  const first = required(known[0], `a return of ${bet}`)
  if (new Set(known.map(show)).size > 1) problems.push('differs: one bet has one return')
  const percent = decimal(multiply(first, fraction(100, 1)), 6).toFixed(6)
  return { line: [`${bet}: ${percent} %`, ...parts].join('; '), problems }
}
