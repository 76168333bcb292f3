import { dateOf } from '@nordlys/core'
import { basisWords, erasedWords } from '../register/words.ts'
import type { Going } from './what-goes.ts'

/** The lines of `npm run data -- erase --dry-run`: what goes at once first. */
export function printGoing(going: readonly Going[]): string {
  const order = ['at-once', 'by-itself', 'after-the-law', 'by-number'] as const
  const parts = order.map((erased) => {
    const lines = going.filter((each) => each.erased === erased).map(lineOf)
    return [`${erasedWords[erased]}:`, ...(lines.length > 0 ? lines : ['  nothing'])].join('\n')
  })
  return `${parts.join('\n')}\n`
}

function lineOf({ table, columns, rows, basis, notBefore }: Going): string {
  const until = notBefore ? `; not before ${dateOf(notBefore)}` : ''
  return `  ${table} (${rows}): ${columns.join(' ')}; ${basisWords[basis]}${until}`
}
