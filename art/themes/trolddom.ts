import { emblem, figure, scene, silhouette, still, type ThemeArt, wrought } from '../composition.ts'
import { catFar, mandrake, moonSeal, wizardTower } from '../drawn/haunts.ts'
import { meadow, woods } from '../groves.ts'
import { parlour } from '../parlours.ts'
import { light, outdoors, room, stillLife } from '../scenery.ts'
import { inlaid, tableau } from '../tableau.ts'
import { tints } from '../tints.ts'

export const trolddom: ThemeArt = {
  slug: 'trolddom',
  lettering: { face: 'metamorphous', metal: 'violet', casing: 'oldGold', capitals: false },
  tiles: [
    silhouette(
      tableau(['cauldron', 256, 280, 400]),
      [0, -0.16, 0.44],
      woods('witch', {
        seed: 3,
        clearing: 0.62,
        embers: 1,
        emberColour: light('#60ff90', 1.4),
        lamp: [0, 0.12, 0.22],
        moon: 0,
        glow: 1.8,
      }),
    ),
    emblem(
      'crystal-wand',
      'ice',
      '#c080ff',
      room('cave', '#38206c', '#b070ff', {
        seed: 4,
        crystals: 0.7,
        crystalColour: light('#a070ff', 1.1),
      }),
    ),
    scene(
      woods('moon', {
        seed: 7,
        flowers: 1.1,
        rise: 0.4,
        flower: light('#b098ff', 2.4),
        floor: light('#182848'),
        lamp: [0.02, 0.42, 0.26],
      }),
    ),
    still(
      stillLife('bottle', '#a060ff', '#341070', '#38c890', {
        seed: 26,
        turn: -0.5,
        lightColour: light('#e8fff0', 1.3),
      }),
    ),
    silhouette(
      tableau([catFar, 256, 256, 420]),
      [0.02, 0.02, 0.46],
      outdoors('violet', 'gables', 'gables', 'none', {
        seed: 9,
        lamp: [0.02, 0.3, 0.44],
        foot: -0.9,
        nearHeight: 0.6,
        farHeight: 0.5,
        windows: 0.8,
        lightColour: light('#ffe0a0'),
      }),
    ),
    scene(
      parlour('shelves', ['#3c2848', '#5c2c8c', '#d8b0ff', '#60e090'], {
        seed: 12,
        books: 1,
        candles: 1,
        lamp: [0.1, 0.1, 0.1],
        glow: 1.2,
      }),
    ),
    silhouette(
      tableau(['raven', 256, 256, 440]),
      [0, 0.2, 0.4],
      woods('violet', { seed: 19, clearing: 0.62, lamp: [0, 0.3, 0.34] }),
    ),
    figure(
      tableau(['woman-in-gown', 256, 270, 460]),
      [0, -0.1, 0.56],
      parlour('mirrors', ['#2c4c44', '#2c8c70', '#c0ffe0', '#60f090'], { seed: 18, glow: 0.9 }),
    ),
    silhouette(
      wizardTower,
      [0.04, 0.04, 0.72],
      outdoors('storm', 'peaks', 'hills', 'none', {
        seed: 20,
        bolt: 1.1,
        spotA: [0.06, 0.32, 0.1, 1.4],
        spotB: [0.42, 0.02, 0.07, 1.2],
        spotColour: light('#b080ff', 2.4),
      }),
    ),
    still(
      stillLife('ball', '#8040e0', '#40e0d0', '#140c38', {
        seed: 5,
        lightColour: light('#f0e8ff', 1.2),
        rimLight: light('#60f0b0', 1.6),
      }),
    ),
    wrought(
      mandrake(),
      '#80f0a0',
      parlour('fireside', ['#2c2038', '#3c2c5c', '#80f0a0', '#60d080'], {
        seed: 24,
        ware: light('#5c5470'),
        horizonY: -0.4,
        exposure: 1.9,
      }),
    ),
    scene(
      meadow('night', '#0c2c34', '#38a080', {
        seed: 27,
        flowers: 0.9,
        flower: light('#b060ff', 1.6),
        flower2: light('#60ffd0', 1.6),
        lamp: [-0.22, 0.52, 0.16],
        horizonY: 0.04,
      }),
    ),
  ],
  background: woods('violet', { seed: 30, lamp: [0.1, 0.34, 0.16], glow: 0.8, motes: 1 }),
  frame: { outer: 'violet', inner: 'bronze', corner: 'cut', ornament: 'studs' },
  symbols: {
    gryde: { pieces: inlaid('cauldron', 'iron', tints.leaf), glow: '#60f090' },
    krystalkugle: {
      scenery: stillLife('ball', '#8040e0', '#e0b050', '#140c38', { table: 0, seed: 5 }),
    },
    ravn: { shape: 'raven', metal: 'slate', glow: '#8060e0' },
    formelbog: { pieces: inlaid('spell-book', 'gold', tints.lilac) },
    stav: { shape: 'crystal-wand', metal: 'ice' },
    alrune: { pieces: mandrake() },
    maanesegl: { pieces: moonSeal() },
    a: { letter: 'A', metal: 'emerald' },
    k: { letter: 'K', metal: 'violet' },
    q: { letter: 'Q', metal: 'ice' },
  },
}
