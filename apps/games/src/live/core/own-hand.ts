import type { OwnSlip } from '@nordlys/contracts'
import { required } from '@nordlys/core'
import { placeOf } from './hand-choices.ts'
import type { TableState } from './table-state.ts'

/** A player's part of a hand that is played, with the choices so far. (LV14) */
export function ownHand({ stage }: TableState, player: string): OwnSlip | undefined {
  if (!('choices' in stage)) return undefined
  const { decided, booked, choices } = stage
  const place = placeOf(decided, player)
  if (place === undefined || booked[place] !== 1) return undefined
  const { key, bets, stakeOre } = required(decided.slips[place], 'a slip')
  const made = 'made' in stage ? [...choices, stage.made] : choices
  const letters = made.flatMap((step) => (step[place] ? [String.fromCharCode(step[place])] : []))
  return {
    ...{ round: decided.round, version: 0, status: 'booked', bets, stakeOre, key, leaf: place },
    ...{ path: decided.tree.pathOf(place), choices: letters.join('') },
  }
}
