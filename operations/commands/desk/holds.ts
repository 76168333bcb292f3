import { listHolds } from '@nordlys/contracts'
import { wordsOf } from '../operator-tool.ts'
import { holdLine } from './hold-words.ts'
import type { Subcommand } from './subcommand.ts'

/** The holds that stand, the next to end first. */
export const holds: Subcommand = {
  usage: 'holds',
  async run(desk, args) {
    wordsOf({}, args)
    const listed = await desk.call(listHolds, {})
    return listed.holds.length === 0 ? ['No hold stands.'] : listed.holds.map(holdLine)
  },
}
