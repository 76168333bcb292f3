import { type Colour, colour } from './picture.ts'

/** A material as the colours it shows from deepest shadow to brightest mirror light. */
export type Metal = {
  readonly ramp: readonly Colour[]
  /** The dark that surrounds the metal and fills its cut-outs. */
  readonly rim: Colour
  /** How mirror-like the surface is: 1 polished, 0 as dull as wood or stone. */
  readonly polish: number
}

function metal(polish: number, rim: string, ...ramp: readonly string[]): Metal {
  return { polish, rim: colour(rim), ramp: ramp.map(colour) }
}

export const metals = {
  gold: metal(1, '#170b02', '#3a1c03', '#7c480b', '#bd8320', '#e9b748', '#ffdc86', '#fffbe6'),
  oldGold: metal(0.9, '#0f0601', '#1c0b02', '#381b04', '#5a300a', '#80501a', '#b98440', '#f3d591'),
  silver: metal(1, '#060913', '#1a2236', '#47536f', '#808da9', '#b3bfd6', '#dfe6f2', '#ffffff'),
  iron: metal(0.6, '#05070d', '#10151f', '#2a3342', '#4a566a', '#75839a', '#a9b5c8', '#e6edf7'),
  bronze: metal(0.9, '#140803', '#321506', '#6b3413', '#a05b28', '#cd8747', '#f0b97d', '#fff0dc'),
  ruby: metal(1, '#180206', '#3a0310', '#80081f', '#bf1c33', '#e8484f', '#ff938a', '#fff0ea'),
  violet: metal(1, '#0b0420', '#1f0d58', '#45249c', '#6f48d0', '#9b78f0', '#c9b1ff', '#f8f4ff'),
  ice: metal(1, '#021021', '#06294f', '#12568e', '#2f8cc8', '#6cbfec', '#b4e4ff', '#ffffff'),
  deepIce: metal(0.9, '#020b16', '#03152b', '#072848', '#0d416c', '#1b618f', '#4291bd', '#b4e0f5'),
  emerald: metal(1, '#02130c', '#04321f', '#086040', '#159562', '#42c489', '#93edbb', '#effff5'),
  oak: metal(0.2, '#0d0502', '#241006', '#47220e', '#6b3a1a', '#925527', '#b8743c', '#e6ae74'),
  redPaint: metal(0.3, '#120204', '#2b0509', '#560b13', '#82141f', '#a8252d', '#c94a48', '#f0a08e'),
  bone: metal(0.45, '#140c05', '#4a3217', '#87683f', '#b99a6c', '#dcc59b', '#f2e5c6', '#fffcf0'),
  slate: metal(0.25, '#030912', '#0a1b30', '#163450', '#265274', '#42789e', '#7ab2d6', '#d4f0ff'),
} satisfies Record<string, Metal>

/** The colour a metal shows at a brightness from 0 to 1; beyond 1 it stays white-hot. */
export function shadeOf({ ramp }: Metal, brightness: number): Colour {
  const place = Math.min(Math.max(brightness, 0), 1) * (ramp.length - 1)
  const below = Math.min(Math.floor(place), ramp.length - 2)
  const [low, high] = [ramp[below], ramp[below + 1]]
  if (!low || !high) throw new Error('A metal needs at least two colours')
  const share = place - below
  return [
    low[0] + (high[0] - low[0]) * share,
    low[1] + (high[1] - low[1]) * share,
    low[2] + (high[2] - low[2]) * share,
  ]
}

export type MetalName = keyof typeof metals
