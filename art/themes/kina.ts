import { silhouette, type ThemeArt, wrought } from '../composition.ts'
import {
  cordedCoins,
  eightCoins,
  fireworksFar,
  jadeSeal,
  koi,
  koiFar,
  lanternsFar,
  luckyBamboo,
  moonGateFar,
  redLantern,
} from '../drawn/middle-kingdom.ts'
import { woods } from '../groves.ts'
import { parlour } from '../parlours.ts'
import { light, outdoors, room } from '../scenery.ts'
import { inlaid, tableau } from '../tableau.ts'
import { tints } from '../tints.ts'

const dragon = inlaid('sea-dragon', tints.crimson, 'gold')
const tiger = inlaid('tiger-head', tints.felt, tints.amber, 36)

export const kina: ThemeArt = {
  slug: 'kina',
  lettering: { face: 'marcellus', metal: 'gold', casing: 'ruby', capitals: true },
  tiles: [
    wrought(
      dragon,
      '#ff6030',
      outdoors('night', 'karst', 'karst', 'none', {
        seed: 4,
        clouds: 0.8,
        lamp: [0.2, 0.5, 0.16],
        zenith: light('#180818'),
        middle: light('#3c1424'),
        horizon: light('#a03c2c'),
      }),
    ),
    silhouette(
      lanternsFar,
      [0, 0.24, 0.74],
      outdoors('blue', 'gables', 'gables', 'water', {
        seed: 7,
        windows: 0.8,
        lampKind: 0,
        nearHeight: 0.2,
        farHeight: 0.2,
        subjectColour: light('#ff3018', 1.9),
        rimColour: light('#ffd080'),
        spotA: [-0.34, 0.4, 0.4, 0.7],
        spotB: [0.18, 0.6, 0.46, 0.7],
        spotC: [0.46, 0.04, 0.36, 0.7],
        spotColour: light('#ff7030', 1.1),
        chop: 0.3,
      }),
    ),
    wrought(
      jadeSeal(),
      '#80ffc8',
      parlour('shelves', ['#5c2818', '#3c6c54', '#ffe0b0', '#c8a060'], { seed: 10 }),
    ),
    wrought(
      luckyBamboo(),
      '#d0ff90',
      parlour('window', ['#4c1c18', '#8c1c20', '#ffe8c0', '#ffb050'], {
        seed: 13,
        moon: 0,
        lamp: [0.1, 0.4, 0.2],
        outside: light('#68a0b0'),
        outsideLow: light('#e0d8a0'),
      }),
    ),
    wrought(
      eightCoins,
      '#ffd060',
      room('columns', '#1c6450', '#ffe8a0', { seed: 16, spots: 0.5, glow: 0.6 }),
    ),
    silhouette(
      tableau(['bamboo', 70, 256, 400], ['bamboo', 452, 256, 420, -1]),
      [0, 0.16, 0.92],
      woods('summer', {
        seed: 19,
        girth: 0.34,
        canopy: 0.5,
        lamp: [0, 0.3, 0.16],
        fog: light('#b0d890'),
        deep: light('#3c7850'),
        glow: 1.5,
        shafts: 1,
        subjectColour: light('#1c4c1c', 0.8),
        rimColour: light('#e0ff90'),
      }),
    ),
    {
      ...silhouette(
        fireworksFar,
        [0, 0.3, 0.72],
        outdoors('night', 'roofs', 'gables', 'water', {
          seed: 22,
          windows: 1.3,
          lampKind: 0,
          nearHeight: 0.2,
          farHeight: 0.24,
          subjectColour: light('#ffd068', 3),
          spotA: [-0.18, 0.54, 0.6, 0.5],
          spotB: [0.4, 0.72, 0.4, 0.5],
          spotC: [0.4, 0.1, 0.4, 0.5],
          spotColour: light('#ff5080', 1.2),
          chop: 0.4,
        }),
      ),
      kind: 'light',
    },
    silhouette(
      koiFar,
      [0, 0.14, 0.7],
      outdoors('jade', 'karst', 'hills', 'water', {
        seed: 25,
        chop: 0.6,
        lamp: [0.02, 0.28, 0.4],
        nearHeight: 0.06,
        subjectColour: light('#e05018', 0.55),
        rimColour: light('#ffe0a0', 1.5),
      }),
    ),
    silhouette(
      tableau(['pagoda', 400, 226, 250], ['camel', 90, 300, 230], ['camel', 254, 284, 270]),
      [0, -0.06, 0.72],
      outdoors('dawn', 'peaks', 'dunes', 'none', {
        seed: 28,
        farHeight: 0.7,
        nearHeight: 0.2,
        lamp: [-0.2, 0.3, 0.14],
        near: light('#5c3c20'),
        haze: light('#d0a078'),
        horizon: light('#ffdca0'),
      }),
    ),
    silhouette(
      'river-junk',
      [0.04, 0.06, 0.62],
      outdoors('dusk', 'karst', 'karst', 'water', {
        seed: 31,
        mist: 1.8,
        lamp: [-0.2, 0.24, 0.16],
        nearHeight: 0.4,
        zenith: light('#2c5470'),
        middle: light('#c890a0'),
        horizon: light('#ffd8b8'),
        haze: light('#c0a0b0'),
      }),
    ),
    wrought(
      tiger,
      '#ffb040',
      woods('amber', { seed: 34, girth: 0.5, lamp: [0, 0.4, 0.16], clearing: 0.6 }),
    ),
    silhouette(
      moonGateFar,
      [0, 0.04, 1.04],
      woods('spring', {
        seed: 37,
        lamp: [0.02, 0.24, 0.16],
        flowers: 1,
        flower: light('#ff90b8', 1.4),
        leaf: light('#c84878'),
        leafLit: light('#ffc0d8'),
        canopy: 0.75,
        subjectColour: light('#4c3c34', 0.9),
        rim: 1.6,
      }),
    ),
  ],
  background: outdoors('blood', 'karst', 'karst', 'water', {
    seed: 40,
    lamp: [0.2, 0.34, 0.2],
    mist: 1.6,
    nearHeight: 0.3,
    middle: light('#7c1c20'),
  }),
  frame: { outer: 'gold', inner: 'ruby', corner: 'square', ornament: 'studs' },
  symbols: {
    drage: { pieces: dragon, glow: '#ff5020' },
    lanterne: { pieces: redLantern(), glow: '#ff9040' },
    jade: { pieces: jadeSeal() },
    koi: { pieces: koi() },
    bambus: { pieces: luckyBamboo() },
    moenter: { pieces: cordedCoins() },
    tiger: { pieces: tiger },
    a: { letter: 'A', metal: 'ruby' },
    k: { letter: 'K', metal: 'gold' },
    q: { letter: 'Q', metal: 'emerald' },
  },
}
