import type { LiveEvent, LivePlace, LiveTold } from '@nordlys/contracts'
import {
  type Check,
  checkedJson,
  either,
  exactly,
  isText,
  isWhole,
  listOf,
  objectOf,
  optional,
} from '@nordlys/core'

/** An event of a kind that this client does not know: it takes its place, and shows nothing. */
export type UnknownEvent = LivePlace & { readonly type: 'unknown' }
/** Of a shared hand, which this client does not play. */
type OfHand = { readonly type: 'card' | 'chosen' | 'choice-refused' | 'paid' }
export type LiveMessage = Exclude<LiveTold | LiveEvent, OfHand> | UnknownEvent

const anything = (value: unknown): value is unknown => value !== undefined
const place = { epoch: isWhole, n: isWhole }
const round = isWhole
const stand = {
  round,
  phase: exactly('betting', 'closing', 'spin', 'result'),
  endsAt: optional(isWhole),
  now: isWhole,
}
const ownSlip = objectOf({
  round,
  version: isWhole,
  status: exactly('placed', 'booked', 'refused'),
  bets: anything,
  stakeOre: isWhole,
  refusal: optional(isText),
  key: optional(isText),
  path: optional(listOf(isText)),
  leaf: optional(isWhole),
})
const isHeld = optional(either(exactly(true), exactly(false)))

/** The parts of each message that the client builds on; the contract's schemas are too heavy for a frame. */
const events: Readonly<Record<string, Check<unknown>>> = {
  phase: objectOf({ ...place, ...stand }),
  closed: objectOf({ ...place, round, commitment: isText, root: isText }),
  spun: objectOf({ ...place, round, outcome: anything, landsAt: isWhole }),
  held: objectOf({ ...place, round }),
  void: objectOf({ ...place, round }),
  unsettled: objectOf({ ...place, round }),
  result: objectOf({ ...place, round, outcome: anything, seed: isText, definitionHash: isText }),
  ending: objectOf({ ...place, round }),
}
const others: Readonly<Record<string, Check<unknown>>> = {
  state: objectOf({
    ...place,
    ...stand,
    table: isText,
    definitionHash: isText,
    commitment: optional(isText),
    root: optional(isText),
    landsAt: optional(isWhole),
    isHeld,
    isEnding: isHeld,
    latest: listOf(anything),
  }),
  slip: objectOf({ round, version: isWhole, stakeOre: isWhole }),
  'bets-invalid': objectOf({ round, refused: isText, bet: optional(isText) }),
  'too-late': objectOf({ round, open: optional(isWhole) }),
  refused: objectOf({ round, refusal: isText, balanceOre: optional(isWhole) }),
  booked: objectOf({
    ...{ round, key: isText, stakeOre: isWhole, balanceOre: isWhole },
    ...{ leaf: isWhole, path: listOf(isText) },
  }),
  own: objectOf({ slips: listOf(ownSlip) }),
  away: objectOf({}),
  here: objectOf({}),
}

const isNamed = objectOf({ type: isText })
const isPlaced = objectOf(place)

/** A message of a line; undefined for one that is none of ours. */
export function readTold(text: string): LiveMessage | undefined {
  const told = checkedJson(text, isNamed)
  if (!told) return undefined
  const check = events[told.type] ?? others[told.type]
  if (check) return check(told) ? (told as unknown as LiveMessage) : undefined
  return isPlaced(told) ? { type: 'unknown', epoch: told.epoch, n: told.n } : undefined
}

export function isEvent(told: LiveMessage): told is Exclude<LiveEvent, OfHand> | UnknownEvent {
  return told.type === 'unknown' || told.type in events
}
