import { light, type Scenery } from './scenery.ts'

const dresses = { window: 1, shelves: 2, mirrors: 3, fireside: 4 } as const

/** Colours of a room: wall, cloth or glass, lamp, and gilt or flame. */
export type RoomTones = readonly [wall: string, cloth: string, lamp: string, accent: string]

/** A furnished room, by what stands along its end wall. */
export function parlour(
  dress: keyof typeof dresses,
  [wall, cloth, lamp, accent]: RoomTones,
  values: Scenery['values'] = {},
): Scenery {
  return {
    backdrop: 'parlour',
    choices: { DRESS: dresses[dress] },
    values: {
      seed: 1,
      exposure: 1.45,
      contrast: 0.55,
      saturation: 1.15,
      vignette: 0.85,
      grain: 0.012,
      rays: 2,
      rim: 1,
      subjectColour: [0.008, 0.008, 0.01],
      emberColour: light(accent, 1.2),
      wall: light(wall),
      near: light(wall, 0.25),
      cloth: light(cloth),
      outside: light('#0c1c4c'),
      outsideLow: light('#4c70a8'),
      ware: light(cloth),
      ware2: light(accent),
      lightColour: light(lamp, 1.1),
      rimColour: light(lamp, 1.2),
      accent: light(accent, 1.2),
      horizonY: -0.5,
      glow: 1,
      polish: 0.35,
      moon: dress === 'window' ? 1 : 0,
      lamp: dress === 'window' ? [0.12, 0.5, 0.16] : [0, 0.2, 0.1],
      ...values,
    },
  }
}
