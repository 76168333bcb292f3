import { colourOf, zero } from '@nordlys/game-math/tables/roulette/layout'
import { colourDa, spotNameDa } from '@nordlys/game-math/tables/roulette/spot-names'
import { findSpot } from '@nordlys/game-math/tables/roulette/spots'
import { amountText } from '../../../frame/amounts.ts'
import type { NoRoom } from '../slip/room.ts'
import { texts } from './texts.ts'

/** `17 sort` */
export function numberName(number: number): string {
  return `${number} ${colourDa[colourOf(number)]}`
}

/** The other kinds of a number: `Ulige · 1 til 18 · 2. dusin`. */
export function kindsOf(number: number): string {
  if (number === zero) return texts.zero
  const parity = number % 2 === 0 ? texts.even : texts.odd
  const half = number <= 18 ? texts.low : texts.high
  return [parity, half, texts.dozens[Math.ceil(number / 12) - 1]].join(' · ')
}

export function refusedText(refused: NoRoom): string {
  switch (refused.why) {
    case 'money':
      return texts.refused.money
    case 'bonus':
      return texts.refused.bonus(amountText(refused.maxOre))
    case 'below-minimum':
      return texts.refused['below-minimum'](amountText(refused.minOre))
    case 'table-full':
      return texts.refused['table-full'](amountText(refused.maxOre))
    case 'spot-full': {
      const spot = findSpot(refused.spotId)
      return texts.refused['spot-full'](amountText(refused.maxOre), spot ? spotNameDa(spot) : '')
    }
  }
}
