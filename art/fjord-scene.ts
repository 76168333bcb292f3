/** A colour as linear light, each channel 0 to 1. */
export type Light = readonly [red: number, green: number, blue: number]

/** The values `fjord.glsl` is given; the comments there say what each one moves. */
export type FjordScene = {
  readonly seed: number
  readonly eyeHeight: number
  readonly pitch: number
  readonly yaw: number
  readonly fieldOfView: number
  readonly peak: number
  readonly valley: number
  readonly snow: number
  readonly fog: number
  readonly chop: number
  readonly aurora: number
  readonly auroraScale: number
  readonly stars: number
  readonly moon: number
  readonly exposure: number
  readonly auroraLow: Light
  readonly auroraHigh: Light
  readonly zenith: Light
  readonly middle: Light
  readonly horizon: Light
  readonly moonDirection: Light
  readonly moonColour: Light
}

/** A clear winter night: green light low in the curtains, violet at their tops. */
export const clearNight: FjordScene = {
  seed: 1,
  eyeHeight: 0.5,
  pitch: -0.1,
  yaw: 0,
  fieldOfView: 0.75,
  peak: 6.5,
  valley: 1.8,
  snow: 0.75,
  fog: 0.03,
  chop: 0.12,
  aurora: 1.1,
  auroraScale: 1,
  stars: 1,
  moon: 0,
  exposure: 1.05,
  auroraLow: [0.12, 1, 0.55],
  auroraHigh: [0.42, 0.2, 0.95],
  zenith: [0.004, 0.01, 0.035],
  middle: [0.012, 0.035, 0.09],
  horizon: [0.035, 0.11, 0.17],
  moonDirection: [-0.5, 0.5, 0.8],
  moonColour: [0.75, 0.85, 1],
}
