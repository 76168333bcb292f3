import { spotNameDa } from '@nordlys/game-math/tables/roulette/spot-names'
import { findSpot } from '@nordlys/game-math/tables/roulette/spots'
import { amountText } from '../../../frame/amounts.ts'
import { staked, stakedOn } from '../slip/slip.ts'
import type { TableEvent, TableState } from '../slip/table-state.ts'
import { refusedText } from './result-texts.ts'
import { texts } from './texts.ts'

/** The spoken words after an event, or nothing: the stake on the touched spot, and in all. */
export function spokenAfter(before: TableState, event: TableEvent, now: TableState): string {
  if (now.refused) return refusedText(now.refused)
  if (before.slip === now.slip || event.type === 'ended') return ''
  const total = amountText(staked(now.slip))
  const spotId = touchedBy(event)
  const spot = spotId === undefined ? undefined : findSpot(spotId)
  if (!spot) return texts.total(total)
  const stakeOre = stakedOn(now.slip, spot.id)
  const name = spotNameDa(spot)
  return stakeOre > 0
    ? texts.nowOn(name, amountText(stakeOre), total)
    : texts.nothingOn(name, total)
}

function touchedBy(event: TableEvent): string | undefined {
  if (event.type === 'moved') return event.to
  return event.type === 'placed' || event.type === 'taken-back' ? event.spotId : undefined
}
