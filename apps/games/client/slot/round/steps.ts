import type { ClientEvent } from '@nordlys/contracts'

/** How an event of a round is shown: what moves, what it won, what is announced or opened. */
type Step = 'moving' | 'showing' | 'intro' | 'choosing'

/** The steps of each kind of event, in order; one without any is passed over. */
const stepsOf = {
  reels: ['moving'],
  grid: ['moving'],
  change: ['moving'],
  upgrade: ['moving'],
  mark: ['moving'],
  orbs: ['moving', 'showing'],
  tumble: ['moving'],
  wins: ['showing'],
  'free-spins': ['intro'],
  'hold-start': ['moving', 'intro'],
  chest: ['choosing', 'showing'],
  'hold-spin': ['moving'],
  'hold-end': ['showing'],
  wheel: ['moving', 'showing'],
  cap: [],
} as const satisfies Record<ClientEvent['kind'], readonly Step[]>

/** A step of the event at `at`. */
export interface Place {
  readonly name: Step
  readonly at: number
}

/** The first step from the event at `at` on; undefined at the round's end. */
export function stepFrom(events: readonly ClientEvent[], at: number): Place | undefined {
  for (const [index, { kind }] of events.entries()) {
    const [name] = stepsOf[kind]
    if (index >= at && name) return { name, at: index }
  }
  return undefined
}

/** The step after this one; undefined at the round's end. */
export function stepAfter(events: readonly ClientEvent[], { name, at }: Place): Place | undefined {
  const event = events[at]
  const steps: readonly Step[] = event ? stepsOf[event.kind] : []
  const next = steps[steps.indexOf(name) + 1]
  return next ? { name: next, at } : stepFrom(events, at + 1)
}
