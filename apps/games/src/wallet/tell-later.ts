import { settleRoundsMax, tellLaterRequest } from '@nordlys/contracts'

/** The messages that name a later moment for rounds of a live table: each with as many as it may carry. */
export function* tellLaterMessages(keys: readonly string[], tellFrom: Date) {
  for (let first = 0; first < keys.length; first += settleRoundsMax) {
    yield tellLaterRequest.encode({ keys: keys.slice(first, first + settleRoundsMax), tellFrom })
  }
}
