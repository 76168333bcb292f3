import type { Backdrop } from './backdrop.ts'
import type { Values } from './easel.ts'

/** A place and what its light is like, ready for the easel. */
export type Scenery = {
  readonly backdrop: Backdrop
  readonly values: Values
  readonly choices?: Readonly<Record<string, number>>
}

type Rgb = readonly [number, number, number]

/** Reads `#RRGGBB` as linear light, which is what the shaders reckon in. */
export function light(hex: string, strength = 1): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  const channel = (shift: number) => (((value >> shift) & 255) / 255) ** 2.2 * strength
  return [channel(16), channel(8), channel(0)]
}

/** How a painting is developed, whatever it shows. */
const film: Values = {
  seed: 1,
  exposure: 1.35,
  contrast: 0.55,
  saturation: 1.18,
  vignette: 0.75,
  grain: 0.012,
  rays: 2,
  rim: 1,
  subjectColour: [0.008, 0.01, 0.014],
  rimColour: light('#ffd9a0'),
  emberColour: light('#ff8a2c', 1.4),
}

type Sky = {
  readonly zenith: string
  readonly middle: string
  readonly horizon: string
  readonly haze: string
  readonly near: string
  readonly lamp: string
  readonly cloud: string
  readonly more: Values
}

const sun = { lampKind: 1, lamp: [0.12, 0.16, 0.13], glow: 1.5 }
const moon = { lampKind: 2, lamp: [0.16, 0.45, 0.2], glow: 0.8, stars: 1 }

/** Times of day. Every ridge, water and street can stand in any of them. */
const skies = {
  night: sky('#040818', '#0b1a3a', '#1c3c60', '#1a3450', '#03060c', '#cfe0ff', '#0e1c34', moon),
  aurora: sky('#02060f', '#06162a', '#0d3a48', '#0e3440', '#02060a', '#9fd8e8', '#081824', {
    glow: 0.2,
    stars: 1.2,
    aurora: 1.5,
    lamp: [0, 0.6, 0.1],
    auroraLow: light('#2cf09a'),
    auroraHigh: light('#8a4cf0'),
  }),
  dusk: sky('#141a44', '#8a3a5c', '#ff9a48', '#b85a4c', '#0c0812', '#ffb45c', '#4a2848', sun),
  gold: sky('#3a3a60', '#c87a3c', '#ffcf78', '#c8864a', '#150c08', '#ffd48a', '#8a4c34', sun),
  blood: sky('#12040c', '#5a0a18', '#ff4a20', '#8a2018', '#080204', '#ff6a30', '#2c0810', sun),
  dawn: sky('#2c4a7c', '#9a9ac0', '#ffd0b0', '#b8a8b8', '#141c2c', '#ffe0c0', '#8c84a4', sun),
  day: sky('#1c5a9c', '#5ca4d0', '#c8e4ec', '#98c0d0', '#0e2030', '#fff4dc', '#e4eef4', {
    ...sun,
    lamp: [0.3, 0.72, 0.07],
    glow: 1,
  }),
  blue: sky('#071440', '#1a3c84', '#5a90c8', '#3c68a0', '#040a1c', '#a8d0ff', '#1c3468', {
    ...moon,
    glow: 0.6,
    stars: 0.6,
  }),
  storm: sky('#0a1018', '#1e2c38', '#4c6470', '#34464e', '#05080a', '#b8d4dc', '#202c34', {
    lampKind: 0,
    lamp: [-0.2, 0.5, 0.1],
    glow: 0.7,
    clouds: 0.95,
  }),
  jade: sky('#062424', '#14584c', '#9cd8a8', '#4c9c84', '#021010', '#e8f0b8', '#185044', {
    ...moon,
    stars: 0.4,
  }),
  violet: sky('#0c0628', '#3a1c70', '#d86ab8', '#7a408c', '#08041a', '#ffc0e0', '#381c5c', {
    ...moon,
    stars: 0.8,
  }),
} as const

export type Time = keyof typeof skies

function sky(
  zenith: string,
  middle: string,
  horizon: string,
  haze: string,
  near: string,
  lamp: string,
  cloud: string,
  more: Values,
): Sky {
  return { zenith, middle, horizon, haze, near, lamp, cloud, more }
}

/** Kinds of ridge, in the order `heightOf` in `landscape.glsl` knows them. */
const ridgeKinds = {
  peaks: 1,
  dunes: 2,
  firs: 3,
  roofs: 4,
  pyramids: 5,
  crowns: 6,
  stacks: 7,
  volcano: 8,
  gables: 9,
  karst: 10,
  hills: 11,
} as const

export type Ridge = keyof typeof ridgeKinds

/** Out of doors: a time of day, ridges far and near, and what lies before them. */
export function outdoors(
  time: Time,
  far: Ridge,
  near: Ridge,
  ground: 'water' | 'ground' | 'none',
  values: Values = {},
): Scenery {
  const { zenith, middle, horizon, haze, near: nearTone, lamp, cloud, more } = skies[time]
  const horizonY = ground === 'none' ? -0.3 : -0.2
  return {
    backdrop: 'landscape',
    values: {
      ...film,
      rays: 1,
      zenith: light(zenith),
      middle: light(middle),
      horizon: light(horizon),
      haze: light(haze),
      near: light(nearTone),
      lightColour: light(lamp),
      rimColour: light(lamp, 1.2),
      cloudColour: light(cloud),
      waterColour: light(zenith, 0.35),
      groundColour: light(haze, 0.6),
      windowColour: light('#ffb45a', 1.5),
      spotColour: light('#ffc878', 2),
      horizonY,
      clouds: 0.55,
      mist: 0.8,
      ridges: 3,
      farKind: ridgeKinds[far],
      nearKind: ridgeKinds[near],
      farHeight: 0.62,
      nearHeight: 0.34,
      foot: ground === 'none' ? -0.75 : horizonY,
      valley: 0.7,
      water: { water: 1, ground: 0, none: -1 }[ground],
      chop: 0.22,
      ...more,
      ...values,
    },
  }
}

/** A street that runs away between houses; the signs' two colours light it. */
export function street(signA: string, signB: string, values: Values = {}): Scenery {
  return {
    backdrop: 'street',
    values: {
      ...film,
      zenith: light('#05071c'),
      horizon: light('#3a2460'),
      near: light('#141830'),
      windowColour: light('#ffb860', 1.6),
      signA: light(signA, 1.5),
      signB: light(signB, 1.5),
      lightColour: light('#e8ecff'),
      rimColour: light(signA, 1.3),
      horizonY: -0.12,
      wet: 1,
      signs: 1,
      tall: 1.5,
      lamp: [0.2, 0.7, 0.12],
      ...values,
    },
  }
}

/** Under water, from the sunlit reef down to where only lanterns of the deep shine. */
export function underWater(
  top: string,
  middle: string,
  deep: string,
  values: Values = {},
): Scenery {
  return {
    backdrop: 'deep',
    values: {
      ...film,
      rays: 1,
      top: light(top),
      middle: light(middle),
      deep: light(deep),
      near: light(deep, 0.5),
      lightColour: light(top, 1.6),
      rimColour: light(top, 1.6),
      subjectColour: light(deep, 0.5),
      glowerColour: light('#6cf0ff', 1.4),
      lamp: [0.1, 0.95, 0.2],
      shafts: 0.8,
      surface: 0.7,
      reef: 0.6,
      ...values,
    },
  }
}

/** Beyond the air. The two colours are the nebula's. */
export function space(cloudA: string, cloudB: string, values: Values = {}): Scenery {
  return {
    backdrop: 'space',
    values: {
      ...film,
      zenith: [0.002, 0.003, 0.009],
      cloudA: light(cloudA),
      cloudB: light(cloudB),
      lightColour: light('#fff0dc'),
      rimColour: light(cloudB, 2),
      worldA: light('#5a3420'),
      worldB: light('#d8a868'),
      air: light(cloudB),
      nebula: 1,
      stars: 1,
      lamp: [-0.6, 0.8, 0],
      ...values,
    },
  }
}

const rooms = { cave: -1, columns: 1, curtain: 2, vault: 3 } as const

/** Indoors or under ground: what the walls are, what colour they have and what lights them. */
export function room(
  kind: keyof typeof rooms,
  wall: string,
  lamp: string,
  values: Values = {},
): Scenery {
  return {
    backdrop: 'interior',
    choices: { ROOM: rooms[kind] },
    values: {
      ...film,
      wall: light(wall),
      near: light(wall, 0.3),
      lightColour: light(lamp, 1.3),
      rimColour: light(lamp, 1.5),
      groundColour: light(wall, 0.7),
      accent: light('#ffb45a', 1.4),
      crystalColour: light('#a070ff', 1.2),
      horizonY: -0.42,
      glow: 1,
      lamp: [0, 0.15, 0],
      carving: kind === 'curtain' ? 0 : 1,
      polish: kind === 'cave' ? -1 : 0.3,
      ...values,
    },
  }
}

/** Bodies for a still life, in the order `bodies` in `solids.glsl` knows them. */
const bodies = {
  cherries: 1,
  lemons: 2,
  plums: 3,
  grapes: 4,
  oranges: 5,
  melon: 6,
  pears: 7,
  strawberries: 8,
  apples: 9,
  bell: 10,
  coins: 11,
  goblet: 12,
  candles: 13,
  bars: 14,
  bottle: 15,
  ball: 16,
  ring: 17,
} as const

export type Body = keyof typeof bodies

/** Bodies on a table. `tint` is their colour, `second` its shade, its metal or its glass. */
export function stillLife(
  body: Body,
  tint: string,
  second: string,
  backdrop: string,
  values: Values = {},
): Scenery {
  return {
    backdrop: 'solids',
    choices: { BODY: bodies[body] },
    values: {
      ...film,
      exposure: 1.5,
      tint: light(tint),
      tint2: light(second),
      backdrop: light(backdrop),
      lightColour: light('#fff2dc', 1.25),
      rimLight: light('#ffd9a8', 1.5),
      tableColour: light('#3a2416'),
      table: 1,
      distance: 6.1,
      bokeh: 1,
      ...values,
    },
  }
}
