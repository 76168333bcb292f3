import { light, room, type Scenery } from './scenery.ts'

type Values = Scenery['values']

/** A mine's gallery; `lamp` hangs on its timbers, `end` is the light it leads to. */
export function mine(wall: string, lamp: string, end: string, values: Values = {}): Scenery {
  return {
    backdrop: 'mine',
    values: {
      ...room('cave', wall, end).values,
      wall: light(wall),
      accent: light(lamp, 1.3),
      lightColour: light(end),
      horizonY: 0.12,
      bend: 0.12,
      glow: 0.8,
      lamps: 1,
      rails: 1,
      timber: 1,
      veinColour: light('#ffc840', 1.2),
      crystalColour: light('#9050f0'),
      ...values,
    },
  }
}

/** A cave with its stones, its lake and two colours of crystal; `mist` is the air before the lamp. */
export function grotto(
  wall: string,
  mist: string,
  crystalA: string,
  crystalB: string,
  values: Values = {},
): Scenery {
  return {
    backdrop: 'grotto',
    values: {
      ...room('cave', wall, mist).values,
      wall: light(wall),
      near: light(wall, 0.16),
      mist: light(mist),
      deep: light(mist, 0.12),
      lightColour: light(mist, 1.5),
      crystalColour: light(crystalA),
      crystalColourB: light(crystalB),
      horizonY: -0.22,
      lamp: [0.04, 0.16, 0.14],
      glow: 0.8,
      teeth: 1,
      crystals: 0.7,
      lake: 1,
      ...values,
    },
  }
}
