import type { Caller, OutcomeOf } from '@nordlys/contracts'
import { printable } from '@nordlys/core'

/** A caller for answers that are only printed: no text in one begins a line of its own. [FLT-71] */
export function printableCaller(caller: Caller): Caller {
  return {
    async call(spec, ...asked) {
      return printableIn(await caller.call(spec, ...asked)) as OutcomeOf<typeof spec>
    },
  }
}

function printableIn(value: unknown): unknown {
  if (typeof value === 'string') return printable(value)
  if (Array.isArray(value)) return value.map(printableIn)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, printableIn(one)]))
}
