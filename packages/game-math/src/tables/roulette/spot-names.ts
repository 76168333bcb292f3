import { enumerate } from '../../rules/wording.ts'
import { type Colour, zero } from './layout.ts'
import type { Spot } from './spots.ts'

const outsideDa: ReadonlyMap<string, string> = new Map([
  ['red', 'Rød'],
  ['black', 'Sort'],
  ['even', 'Lige'],
  ['odd', 'Ulige'],
  ['low', '1 til 18'],
  ['high', '19 til 36'],
])

export const colourDa: Readonly<Record<Colour, string>> = {
  red: 'rød',
  black: 'sort',
  green: 'grøn',
}

/** As a screen reader says it: `Split 17 og 20, udbetaler 17 til 1`. */
export function spotLabelDa(spot: Spot): string {
  return `${spotNameDa(spot)}, udbetaler ${spot.pays} til 1`
}

/** As a player knows it: `Split 17 og 20`. */
export function spotNameDa({ id, kind, numbers }: Spot): string {
  const all = enumerate(numbers.map(String))
  const range = `${numbers[0]} til ${numbers.at(-1)}`
  switch (kind) {
    case 'straight':
      return `Nummer ${all}`
    case 'split':
      return `Split ${all}`
    case 'street':
      return numbers[0] === zero ? `Trio ${all}` : `Tværrække ${all}`
    case 'corner':
      return numbers[0] === zero ? `Første fire, ${all}` : `Hjørne ${all}`
    case 'line':
      return `Dobbelt tværrække ${range}`
    case 'column':
      return `Kolonne ${numbers[0]}, ${numbers[1]} og så videre til ${numbers.at(-1)}`
    case 'dozen':
      return `Dusin ${range}`
    case 'even-chance':
      return outsideDa.get(id) ?? id
  }
}
