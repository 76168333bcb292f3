import { figure, scene, silhouette, still, type ThemeArt, wrought } from '../composition.ts'
import {
  batFar,
  batOfNight,
  batsFar,
  coffinFar,
  cragCastleFar,
  darkRose,
  garlicAndSilver,
  houseArms,
  nightCape,
  oakCoffin,
} from '../drawn/transylvania.ts'
import { woods } from '../groves.ts'
import { parlour } from '../parlours.ts'
import { light, outdoors, room, stillLife } from '../scenery.ts'
import { tableau } from '../tableau.ts'
import { tints } from '../tints.ts'

const castle = [{ shape: cragCastleFar, metal: tints.stone, bevel: 18, grain: 'stone' }] as const

export const vampyrer: ThemeArt = {
  slug: 'vampyrer',
  lettering: { face: 'metamorphous', metal: 'ruby', casing: 'iron', capitals: false },
  tiles: [
    figure(
      tableau(['vampire-cape', 256, 270, 480]),
      [0, 0.02, 0.64],
      parlour('window', ['#2c1018', '#5c0c1c', '#c8d0ff', '#ff4030'], {
        seed: 3,
        lamp: [0.02, 0.36, 0.34],
        outside: light('#10143c'),
        outsideLow: light('#4c4c8c'),
        rim: 1.3,
      }),
    ),
    scene(
      outdoors('blood', 'peaks', 'firs', 'none', {
        seed: 6,
        lampKind: 2,
        lamp: [0.02, 0.34, 0.5],
        lightColour: light('#ff3020'),
        nearHeight: 0.36,
        farHeight: 0.4,
        clouds: 0.5,
        glow: 1,
      }),
    ),
    wrought(
      garlicAndSilver(),
      '#fff0c0',
      parlour('fireside', ['#4c3018', '#3c2814', '#ffb868', '#ffc060'], {
        seed: 9,
        ware: light('#7c6850'),
        horizonY: -0.6,
      }),
    ),
    silhouette(
      batsFar,
      [0, 0.22, 0.74],
      outdoors('violet', 'gables', 'gables', 'none', {
        seed: 12,
        lamp: [0.04, 0.3, 0.44],
        nearHeight: 0.3,
        farHeight: 0.24,
        windows: 0.8,
      }),
    ),
    silhouette(
      coffinFar,
      [0, -0.06, 0.5],
      room('vault', '#3c5464', '#80c0e8', {
        seed: 15,
        glow: 1.1,
        accent: light('#80c0ff'),
        embers: 0.3,
        emberColour: light('#a0d0ff'),
        subjectColour: light('#101820'),
        rim: 1.6,
      }),
    ),
    figure(
      tableau(['man-in-coat', 190, 262, 430], ['woman-in-gown', 320, 278, 420, -1]),
      [0, -0.06, 0.6],
      woods('ember', {
        seed: 18,
        lamp: [0.02, 0.3, 0.36],
        lightColour: light('#ffb0a0'),
        fog: light('#a83048'),
        deep: light('#280818'),
        clearing: 0.6,
        flowers: 0.6,
        flower: light('#c01028'),
      }),
    ),
    still(
      stillLife('goblet', '#e00c24', '#d8dce8', '#280410', {
        seed: 21,
        tableColour: light('#2c0c10'),
        rimLight: light('#ff6060', 1.4),
      }),
    ),
    silhouette(
      cragCastleFar,
      [0, 0.06, 0.66],
      outdoors('blue', 'peaks', 'firs', 'none', {
        seed: 24,
        snow: 0.8,
        lamp: [-0.26, 0.54, 0.2],
        nearHeight: 0.2,
        farHeight: 0.6,
        spotA: [-0.08, -0.04, 0.08, 1],
        spotB: [0.14, 0.02, 0.06, 0.8],
        spotColour: light('#ff9040', 1.8),
      }),
    ),
    silhouette(
      batFar,
      [-0.14, 0.36, 0.34],
      outdoors('gold', 'peaks', 'firs', 'none', {
        seed: 27,
        lamp: [0.1, 0.04, 0.24],
        glow: 2.2,
        nearHeight: 0.24,
        farHeight: 0.4,
        zenith: light('#3c4c8c'),
        middle: light('#d89878'),
        horizon: light('#ffe0a0'),
      }),
    ),
    wrought(
      houseArms(),
      '#ff5060',
      room('columns', '#3c3450', '#a090e8', { seed: 30, shafts: 0.6, glow: 1, lamp: [0, 0.2, 0] }),
    ),
    wrought(
      nightCape(),
      '#ff4050',
      room('curtain', '#3c0c50', '#c0a0ff', { seed: 33, spots: 0.6, glow: 0.5 }),
    ),
    scene(
      parlour('mirrors', ['#5c1424', '#8c1c34', '#ffc0b0', '#ff8060'], {
        seed: 36,
        glow: 1.1,
        motes: 0.6,
      }),
    ),
  ],
  background: outdoors('night', 'peaks', 'firs', 'none', {
    seed: 40,
    lampKind: 2,
    lamp: [0.2, 0.46, 0.24],
    lightColour: light('#ff6048'),
    middle: light('#2c0c1c'),
    horizon: light('#701c28'),
    haze: light('#48141c'),
    clouds: 0.7,
  }),
  frame: { outer: 'iron', inner: 'ruby', corner: 'cut', ornament: 'studs' },
  symbols: {
    baeger: { scenery: stillLife('goblet', '#e00c24', '#d8dce8', '#302010', { table: 0 }) },
    flagermus: { pieces: batOfNight(), glow: '#8060e0' },
    kappe: { pieces: nightCape() },
    kiste: { pieces: oakCoffin() },
    rose: { pieces: darkRose(), glow: '#ff3040' },
    borg: { pieces: castle },
    ring: { scenery: stillLife('ring', '#e01030', '#c8d0e0', '#302010', { table: 0 }) },
    a: { letter: 'A', metal: 'ruby' },
    k: { letter: 'K', metal: 'silver' },
    q: { letter: 'Q', metal: 'violet' },
  },
}
