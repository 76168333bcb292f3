import { formatKroner, ore } from '@nordlys/core'
import { anyJackpot, rtpBands, volatilityValues } from '../../ground/finding/facets.ts'
import type { FilterName } from '../../ground/finding/filters.ts'
import type { Translate } from '../../ground/text/texts.ts'

/** How a value of a filter is called: by the catalogue, or by our own texts. */
export function nameOfValue(
  t: Translate,
  names: Readonly<Record<string, string>>,
  name: FilterName,
  value: string,
): string {
  if (name === 'indsats') return formatKroner(ore(Math.round(Number(value) * 100)))
  if (name === 'rtp') {
    const band = rtpBands.find((one) => one === value)
    return band ? t(`slot_machines.rtp_${band}`) : value
  }
  if (name === 'volatilitet') {
    const volatility = Object.values(volatilityValues).find((one) => one === value)
    return volatility ? t(`slot_machines.volatility_${volatility}`) : value
  }
  if (name === 'jackpot' && value === anyJackpot) return t('slot_machines.jackpot_any')
  return names[`${name} ${value}`] ?? value
}

/** In which order the values stand: figures by size, names by the alphabet. */
export function compareValues(
  name: FilterName,
  a: { value: string; text: string },
  b: { value: string; text: string },
): number {
  const order = orders[name]
  if (order) return order.indexOf(a.value) - order.indexOf(b.value)
  return danish.compare(a.text, b.text)
}

const danish = new Intl.Collator('da')
const orders: Partial<Record<FilterName, readonly string[]>> = {
  rtp: rtpBands,
  volatilitet: Object.values(volatilityValues),
  indsats: ['0.2', '1', '10', '100'],
}
