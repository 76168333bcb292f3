import {
  emblem,
  figure,
  glowing,
  scene,
  silhouette,
  still,
  type ThemeArt,
  wrought,
} from '../composition.ts'
import { chandelier, foldingFan, porcelainVase, portrait, wineBottle } from '../drawn/manor.ts'
import { fill } from '../drawn/strokes.ts'
import { woods } from '../groves.ts'
import { parlour } from '../parlours.ts'
import type { Piece } from '../pieces.ts'
import { light, outdoors, room, stillLife } from '../scenery.ts'
import { inlaid, tableau } from '../tableau.ts'
import { tints } from '../tints.ts'

const oakHall = ['#6c3c20', '#7c1c24', '#ffc880', '#ffc060'] as const
const ballroom = ['#b09468', '#587098', '#fff0d0', '#ffc860'] as const
const blueHall = ['#384c74', '#1c2c54', '#c8dcff', '#8cb0ff'] as const

/** A griffin on a red field. */
const arms: readonly Piece[] = [
  {
    shape: fill('M90 30Q256 60 422 30C440 240 400 410 256 492C112 410 72 240 90 30Z'),
    metal: 'ruby',
    bevel: 16,
  },
  { shape: 'griffin-shield', metal: 'gold', bevel: 12, edge: 3 },
]

export const herregaarden: ThemeArt = {
  slug: 'herregaarden',
  lettering: { face: 'playfair', metal: 'gold', casing: 'oldGold', capitals: false },
  tiles: [
    scene(
      parlour('fireside', oakHall, {
        seed: 6,
        ware: light('#c8b8a0'),
        horizonY: -0.34,
        exposure: 2.6,
        glow: 1.5,
        candles: 1.2,
      }),
    ),
    scene(parlour('mirrors', ballroom, { seed: 2 })),
    silhouette(
      tableau(['deer', 256, 236, 400]),
      [0.02, 0.02, 0.56],
      woods('autumn', { seed: 11, lamp: [0.05, 0.3, 0.1], clearing: 0.5 }),
    ),
    figure(
      'woman-in-gown',
      [0.02, -0.06, 0.6],
      parlour('window', blueHall, {
        seed: 4,
        lamp: [0.02, 0.4, 0.3],
        subjectColour: [0.3, 0.42, 0.6],
        rimColour: light('#e0f0ff', 1.6),
        mist: 1,
      }),
    ),
    still(
      stillLife('goblet', '#2c8c5c', '#e0e4ec', '#4c1020', {
        seed: 12,
        tableColour: light('#501c14'),
      }),
    ),
    scene(room('vault', '#8c6038', '#ffa850', { seed: 5, glow: 1.1, accent: light('#ffb050') })),
    figure(
      tableau(['man-in-coat', 176, 262, 430], ['woman-in-gown', 322, 274, 424, -1]),
      [0, -0.08, 0.6],
      parlour('mirrors', ['#54407c', '#8c5880', '#ffd8f0', '#ffb8c8'], { seed: 9, glow: 1.2 }),
    ),
    emblem(
      'skeleton-key',
      'gold',
      '#ffb070',
      outdoors('dusk', 'crowns', 'crowns', 'water', { seed: 23, lamp: [0, 0.3, 0.2] }),
    ),
    wrought(
      arms,
      '#ffd080',
      parlour('shelves', ['#4c2c18', '#2c3c5c', '#ffd8a8', '#c89848'], { seed: 21, books: 1 }),
    ),
    glowing(
      parlour('window', ['#1c2824', '#28342c', '#b0d8b8', '#80a088'], {
        seed: 14,
        lamp: [0.2, 0.62, 0.12],
        frost: 0.8,
        outside: light('#0c2c24'),
        outsideLow: light('#5c8c70'),
        motes: 1,
      }),
    ),
    scene(woods('summer', { seed: 26, clearing: 0.42, lamp: [0, 0.22, 0.1], glow: 1.4 })),
    wrought(
      porcelainVase(),
      '#c0d8ff',
      parlour('shelves', ['#8c7c64', '#3c5c9c', '#fff0d8', '#d8dce8'], { seed: 15 }),
    ),
  ],
  background: parlour('mirrors', ['#94744c', '#4c4860', '#ffe4b8', '#ffc060'], {
    seed: 5,
    glow: 0.8,
  }),
  frame: { outer: 'gold', inner: 'oak', corner: 'cut', ornament: 'beads' },
  symbols: {
    lysekrone: { pieces: chandelier(), glow: '#ffc860' },
    vaabenskjold: { pieces: arms },
    vinflaske: { pieces: wineBottle() },
    jagthorn: { pieces: inlaid('hunting-horn', 'bronze', tints.crimson) },
    porcelaen: { pieces: porcelainVase() },
    noegle: { shape: 'skeleton-key', metal: 'gold' },
    portraet: { pieces: portrait() },
    vifte: { pieces: foldingFan() },
    a: { letter: 'A', metal: 'ruby' },
    k: { letter: 'K', metal: 'gold' },
  },
}
