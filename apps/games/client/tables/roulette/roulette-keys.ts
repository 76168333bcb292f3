import { amountText } from '../../frame/amounts.ts'
import { type ChipRack, chipsOre } from '../shared/chips.ts'
import type { TableKey } from '../shared/table-keys.ts'
import { tableTexts } from '../shared/table-texts.ts'
import type { FootWishes } from './foot/foot.ts'
import { texts } from './shown/texts.ts'

/** The keys that play roulette, while chips may be moved. */
export function rouletteKeys(
  wishes: FootWishes,
  rack: ChipRack,
  isOpen: () => boolean,
): readonly TableKey[] {
  const key = (name: string, label: string, act: () => void): TableKey => ({
    key: name,
    label,
    press: () => {
      if (isOpen()) act()
      return isOpen()
    },
  })
  return [
    key(' ', texts.spin, wishes.spin),
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
