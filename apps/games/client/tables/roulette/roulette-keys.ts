import { amountText } from '../../frame/amounts.ts'
import { type ChipRack, chipsOre } from '../shared/chips.ts'
import type { TableKey } from '../shared/table-keys.ts'
import { tableTexts } from '../shared/table-texts.ts'
import type { FootWishes } from './foot/foot.ts'
import type { LayingWishes } from './foot/laying.ts'
import { texts } from './shown/texts.ts'

/** The keys that play roulette, while chips may be moved. */
export function rouletteKeys(
  wishes: FootWishes,
  rack: ChipRack,
  isOpen: () => boolean,
): readonly TableKey[] {
  const key = keysWhile(isOpen)
  return [key(' ', texts.spin, wishes.spin), ...layingKeys(wishes, rack, isOpen)]
}

/** Those that move chips, at any wheel. */
export function layingKeys(
  wishes: LayingWishes,
  rack: ChipRack,
  isOpen: () => boolean,
): readonly TableKey[] {
  const key = keysWhile(isOpen)
  return [
    key('z', tableTexts.undo, wishes.undo),
    key('r', tableTexts.repeat, wishes.repeat),
    key('d', tableTexts.double, wishes.double),
    ...chipsOre.map((chipOre, place) =>
      key(String(place + 1), tableTexts.chip(amountText(chipOre)), () => {
        rack.choose(place)
        wishes.choose(chipOre)
      }),
    ),
  ]
}

function keysWhile(isOpen: () => boolean) {
  return (name: string, label: string, act: () => void): TableKey => ({
    key: name,
    label,
    press: () => {
      if (isOpen()) act()
      return isOpen()
    },
  })
}
