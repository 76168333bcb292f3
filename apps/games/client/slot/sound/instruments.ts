import type { Voice } from '../../frame/sound/voice.ts'
import { type VoiceName, voices } from './voices.ts'

/** The instrument that plays the motifs of a theme's games. */
export interface Instrument {
  readonly voice: Voice
  /** The scale's steps within an octave, in semitones above its root. */
  readonly scale: readonly number[]
  readonly rootHertz: number
}

const scales = {
  major: [0, 2, 4, 7, 9],
  minor: [0, 3, 5, 7, 10],
  dorian: [0, 2, 3, 5, 7, 9],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8],
  harmonic: [0, 2, 3, 5, 7, 8, 11],
  blues: [0, 3, 5, 6, 7, 10],
  whole: [0, 2, 4, 6, 8, 10],
  hijaz: [0, 1, 4, 5, 7, 8],
  hirajoshi: [0, 2, 3, 7, 8],
  bhairav: [0, 1, 4, 5, 7, 11],
  open: [0, 5, 7, 10],
  chord: [0, 4, 7, 9],
} as const

/** By the catalogue's word for the sound of a theme. */
const players: Readonly<Record<string, readonly [VoiceName, keyof typeof scales, number]>> = {
  horn: ['horn', 'minor', 147],
  torden: ['rumble', 'minor', 110],
  lur: ['horn', 'open', 131],
  cembalo: ['harpsichord', 'harmonic', 262],
  klokkespil: ['celesta', 'major', 262],
  floejte: ['flute', 'major', 392],
  violin: ['violin', 'major', 294],
  taagehorn: ['tuba', 'open', 98],
  harmonika: ['accordion', 'major', 262],
  slagklokke: ['bell', 'chord', 220],
  blaesere: ['brass', 'major', 262],
  saxofon: ['saxophone', 'blues', 196],
  frihjul: ['tick', 'major', 330],
  boelger: ['surf', 'dorian', 220],
  skibsklokke: ['bell', 'dorian', 294],
  klokke: ['handbell', 'chord', 330],
  moentklokke: ['handbell', 'major', 440],
  glasklokker: ['glass', 'whole', 294],
  banjo: ['banjo', 'major', 247],
  drypsten: ['drop', 'minor', 262],
  sistrum: ['rattle', 'hijaz', 330],
  ocarina: ['flute', 'minor', 330],
  lyre: ['harp', 'phrygian', 262],
  tuba: ['tuba', 'major', 131],
  gong: ['gong', 'major', 196],
  koto: ['pluck', 'hirajoshi', 294],
  sitar: ['guitar', 'bhairav', 220],
  oud: ['pluck', 'hijaz', 220],
  trommer: ['drum', 'minor', 165],
  traetromme: ['stone', 'minor', 196],
  trommesang: ['drum', 'open', 131],
  hvalsang: ['whale', 'minor', 220],
  hornpipe: ['reed', 'mixolydian', 330],
  harpe: ['harp', 'major', 294],
  mundharpe: ['reed', 'blues', 262],
  kontrabas: ['doubleBass', 'blues', 147],
  jazz: ['brass', 'blues', 196],
  vibrafon: ['vibraphone', 'dorian', 262],
  celesta: ['celesta', 'harmonic', 330],
  orgel: ['organ', 'harmonic', 196],
  spilledaase: ['celesta', 'phrygian', 294],
  glasharmonika: ['glass', 'harmonic', 262],
  fanfare: ['brass', 'chord', 233],
  panfloejte: ['panpipe', 'dorian', 330],
  synthesizer: ['synthesizer', 'whole', 165],
  maskinpuls: ['pulse', 'minor', 131],
  stenklang: ['stone', 'dorian', 262],
  tikken: ['tick', 'harmonic', 262],
  floejt: ['whistle', 'chord', 262],
  motor: ['synthesizer', 'open', 110],
  tribune: ['brass', 'open', 262],
  messing: ['brass', 'mixolydian', 294],
  riff: ['guitar', 'blues', 165],
  synthbas: ['synthesizer', 'minor', 131],
  espressohvisl: ['steam', 'major', 294],
  mariachi: ['brass', 'harmonic', 294],
  'irsk-harpe': ['harp', 'mixolydian', 330],
  skovfloejte: ['panpipe', 'minor', 262],
  summen: ['reed', 'major', 196],
  rumlen: ['rumble', 'phrygian', 131],
}

/** The instrument of a theme's sound; undefined for a word that none plays. */
export function instrumentOf(sound: string): Instrument | undefined {
  const player = players[sound]
  if (!player) return undefined
  const [voice, scale, rootHertz] = player
  return { voice: voices[voice], scale: scales[scale], rootHertz }
}

/** The frequency of a step of the instrument's scale; steps go on through the octaves. */
export function hertzOf({ scale, rootHertz }: Instrument, step: number): number {
  const octave = Math.floor(step / scale.length)
  const semitones = scale[step - octave * scale.length] ?? 0
  return rootHertz * 2 ** (octave + semitones / 12)
}
