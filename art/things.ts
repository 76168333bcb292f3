import { light, type Scenery, stillLife } from './scenery.ts'

/** Things for still lifes and symbols, a file each in `shaders/things`. */
export type ThingName =
  | 'apple'
  | 'apples'
  | 'crystals'
  | 'dynamite'
  | 'gold-pan'
  | 'hammer'
  | 'lantern'
  | 'mine-cart'
  | 'necklace'
  | 'nugget'
  | 'pickaxe'
  | 'rune-stone'

/** The colours of a thing, by the order in which its matter names them. */
export type ThingColours = readonly [first: string, second: string, third?: string]

/** A thing on a table before a backdrop. */
export function thing(
  name: ThingName,
  [first, second, third = '#4a2c18']: ThingColours,
  backdrop: string,
  values: Scenery['values'] = {},
): Scenery {
  const { values: set } = stillLife('ball', first, second, backdrop)
  return {
    backdrop: 'solids',
    choices: { BODY: 0, THING: 1, [name.toUpperCase().replaceAll('-', '_')]: 1 },
    values: { ...set, tint3: light(third), ...values },
  }
}

/** The same thing alone, as a symbol of the reels. */
export function symbolThing(
  name: ThingName,
  colours: ThingColours,
  values: Scenery['values'] = {},
): { readonly scenery: Scenery } {
  return { scenery: thing(name, colours, '#302820', { table: 0, rays: 1, ...values }) }
}
