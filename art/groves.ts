import { light, type Scenery } from './scenery.ts'

type Values = Scenery['values']

/** How a painting out among growing things is developed. */
const film: Values = {
  seed: 1,
  exposure: 1.4,
  contrast: 0.55,
  saturation: 1.15,
  vignette: 0.75,
  grain: 0.012,
  rays: 1,
  rim: 1,
  glow: 1,
  mist: 0.8,
  subjectColour: [0.008, 0.01, 0.012],
  emberColour: light('#ffd890', 1.2),
}

type Wood = {
  readonly fog: string
  readonly deep: string
  readonly near: string
  readonly leaf: string
  readonly leafLit: string
  readonly floor: string
  readonly lamp: string
  readonly more?: Values
}

const beech = { girth: 0.8, canopy: 0.62, shafts: 0.7, lamp: [0.1, 0.3, 0.16], clearing: 0.3 }
const haunt = { girth: 0.75, gnarl: 1, boughs: 1, lamp: [0.06, 0.4, 0.24], moon: 1, clearing: 0.35 }

/** Woods by the time of year and of day. */
const woodKinds = {
  spring: wood('#b8d890', '#5c9460', '#101a0c', '#3c8a1c', '#c8f060', '#2c4a18', '#fff4b0', beech),
  summer: wood('#70a878', '#285438', '#081008', '#1c5424', '#8cc850', '#20381c', '#ffe8a0', beech),
  autumn: wood('#d8a060', '#7c4830', '#140a06', '#a03c0c', '#ffb038', '#5c2c10', '#ffd890', beech),
  dawn: wood('#c0b8c8', '#606890', '#0c0e18', '#3c5048', '#a8b090', '#2c3430', '#ffd0a8', beech),
  jungle: wood('#68b090', '#145044', '#04100c', '#0c4c24', '#70d060', '#0c3018', '#e8ffc0', {
    ...beech,
    gnarl: 0.5,
    girth: 0.65,
    canopy: 0.8,
  }),
  amber: wood('#e0a040', '#8c4c10', '#180a02', '#6c4408', '#ffd060', '#4c2c08', '#ffe090', {
    ...beech,
    girth: 1.1,
  }),
  snow: wood('#a8c4dc', '#40607c', '#0a1018', '#405868', '#d8e8f4', '#a0b8cc', '#f0f4ff', {
    girth: 0.7,
    canopy: 0.3,
    lamp: [0.05, 0.35, 0.2],
    clearing: 0.3,
  }),
  moon: wood('#5878a8', '#101c38', '#020408', '#0c1828', '#4c6890', '#101a28', '#dce8ff', haunt),
  witch: wood('#58b080', '#182c34', '#04060c', '#10281c', '#60d080', '#102018', '#c8ffd8', haunt),
  ember: wood('#d8682c', '#38101c', '#080204', '#4c1408', '#ffa040', '#200c0c', '#ffc070', haunt),
  violet: wood('#8858a8', '#20103c', '#06020c', '#20103c', '#b080e0', '#180c28', '#f0d8ff', haunt),
} as const

function wood(
  fog: string,
  deep: string,
  near: string,
  leaf: string,
  leafLit: string,
  floor: string,
  lamp: string,
  more: Values,
): Wood {
  return { fog, deep, near, leaf, leafLit, floor, lamp, more }
}

/** In a wood. `flowers` from 0 to 1 strews its floor with the flower colour. */
export function woods(kind: keyof typeof woodKinds, values: Values = {}): Scenery {
  const { fog, deep, near, leaf, leafLit, floor, lamp, more } = woodKinds[kind]
  return {
    backdrop: 'woods',
    values: {
      ...film,
      fog: light(fog),
      deep: light(deep),
      near: light(near),
      leaf: light(leaf),
      leafLit: light(leafLit),
      floor: light(floor),
      flower: light('#ffffff'),
      lightColour: light(lamp),
      rimColour: light(lamp, 1.2),
      ...more,
      ...values,
    },
  }
}

type Weather = readonly [
  zenith: string,
  middle: string,
  horizon: string,
  lamp: string,
  cloud: string,
  more: Values,
]

const sun = { lampKind: 1, lamp: [0.14, 0.2, 0.11], glow: 1.3 }
const moon = { lampKind: 2, lamp: [0.14, 0.48, 0.22], glow: 0.8, stars: 0.9 }

/** Times of day over open land. */
const weathers: Readonly<Record<string, Weather>> = {
  morning: ['#3c74b0', '#9cc0d0', '#ffe4b8', '#fff0c8', '#e8d8d0', sun],
  noon: [
    '#1860b0',
    '#68b0dc',
    '#d0e8ec',
    '#fff8e0',
    '#f4f4f0',
    { ...sun, lamp: [0.34, 0.78, 0.08], glow: 0.8, clouds: 0.3 },
  ],
  gold: ['#4c4c74', '#d08c48', '#ffd884', '#ffdc90', '#a86444', sun],
  dusk: ['#1c1c50', '#9c4068', '#ff9c58', '#ffb868', '#58305c', sun],
  harvestMoon: ['#0c1030', '#3c2c50', '#b06840', '#ffc080', '#30243c', moon],
  night: ['#040a20', '#0c2044', '#2c507c', '#d8e8ff', '#10203c', moon],
  rain: [
    '#2c4450',
    '#5c7c84',
    '#a8bcb8',
    '#e0ecec',
    '#506870',
    { lampKind: 0, lamp: [-0.1, 0.6, 0.1], glow: 0.5, clouds: 1 },
  ],
  mist: [
    '#8ca4b0',
    '#b8c4c4',
    '#ecdccc',
    '#fff0dc',
    '#d0d4d4',
    { ...sun, lamp: [0, 0.1, 0.09], mist: 1.5 },
  ],
}

/** Open land: blades from `leaf` to `lit`, with flowers, ears or furrows. */
export function meadow(
  time: 'morning' | 'noon' | 'gold' | 'dusk' | 'harvestMoon' | 'night' | 'rain' | 'mist',
  leaf: string,
  lit: string,
  values: Values = {},
): Scenery {
  const [zenith = '', middle = '', horizon = '', lamp = '', cloud = '', more = {}] =
    weathers[time] ?? []
  return {
    backdrop: 'meadow',
    values: {
      ...film,
      zenith: light(zenith),
      middle: light(middle),
      horizon: light(horizon),
      hill: light(leaf, 0.7),
      leaf: light(leaf),
      leafLit: light(lit),
      flower: light('#ffffff'),
      flower2: light('#ffe070'),
      lightColour: light(lamp),
      rimColour: light(lamp, 1.1),
      cloudColour: light(cloud),
      clouds: 0.6,
      horizonY: -0.12,
      trees: 1,
      hills: 1,
      tall: 1,
      ...more,
      ...values,
    },
  }
}
