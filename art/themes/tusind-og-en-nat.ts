import { figure, silhouette, still, type ThemeArt, wrought } from '../composition.ts'
import {
  carpet,
  ewer,
  flyingCarpetFar,
  fortyFar,
  halfMoon,
  mosaic,
  scimitar,
  storyWindowFar,
} from '../drawn/bazaar.ts'
import { parlour } from '../parlours.ts'
import { light, outdoors, room, stillLife } from '../scenery.ts'
import { inlaid, tableau } from '../tableau.ts'
import { tints } from '../tints.ts'
import { grotto } from '../underground.ts'

const rose = inlaid('rose', tints.crimson, 'ruby')

export const tusindOgEnNat: ThemeArt = {
  slug: 'tusind-og-en-nat',
  lettering: { face: 'metamorphous', metal: 'gold', casing: 'violet', capitals: false },
  tiles: [
    figure(
      tableau(['djinn', 256, 176, 420], ['magic-lamp', 236, 436, 220]),
      [0, 0.14, 0.78],
      room('columns', '#2c3484', '#60d0ff', {
        seed: 3,
        glow: 1.5,
        shafts: 0.5,
        motes: 1,
        lamp: [0, 0.3, 0],
        subjectColour: light('#0c2c5c'),
        rimColour: light('#a0f0ff', 1.6),
      }),
    ),
    silhouette(
      flyingCarpetFar,
      [0, 0.24, 0.74],
      outdoors('night', 'dunes', 'dunes', 'none', {
        seed: 6,
        lamp: [0.04, 0.32, 0.46],
        stars: 1.6,
        farHeight: 0.2,
        nearHeight: 0.16,
        clouds: 0.4,
      }),
    ),
    figure(
      'cloaked-guard',
      [0.02, -0.16, 0.42],
      grotto('#6c4c34', '#ffb040', '#ffd070', '#ffe8a0', {
        seed: 9,
        lake: 0,
        crystals: 0,
        teeth: 0.7,
        opening: 1,
        lamp: [0, 0.12, 0.3],
        glow: 1.4,
        motes: 1.2,
      }),
    ),
    still(
      stillLife('coins', '#f0b030', '#f8d880', '#3c1860', {
        seed: 12,
        tableColour: light('#4c1c3c'),
        rimLight: light('#c080ff', 1.6),
      }),
    ),
    wrought(
      rose,
      '#ffa0a0',
      outdoors('gold', 'dunes', 'dunes', 'none', {
        seed: 15,
        lamp: [0.24, 0.4, 0.12],
        farHeight: 0.5,
        nearHeight: 0.34,
      }),
    ),
    silhouette(
      tableau(['indian-palace', 256, 256, 500]),
      [0, 0.08, 0.62],
      outdoors('violet', 'hills', 'dunes', 'water', {
        seed: 18,
        lamp: [-0.24, 0.56, 0.16],
        stars: 1.4,
        farHeight: 0.12,
        nearHeight: 0.06,
        spotA: [0, -0.06, 0.16, 1],
        spotB: [-0.3, -0.06, 0.1, 0.8],
        spotC: [0.3, -0.06, 0.1, 0.8],
        spotColour: light('#ffc060', 1.6),
      }),
    ),
    silhouette(
      tableau(
        ['camel', 60, 330, 170],
        ['camel', 190, 316, 190],
        ['camel', 330, 300, 210],
        ['camel', 470, 288, 220],
      ),
      [0, -0.08, 0.72],
      outdoors('blood', 'dunes', 'dunes', 'none', {
        seed: 21,
        lamp: [0.06, 0.14, 0.36],
        farHeight: 0.24,
        nearHeight: 0.12,
        horizon: light('#ff8c30'),
        haze: light('#b04c20'),
        motes: 1,
      }),
    ),
    figure(
      fortyFar,
      [0, -0.04, 0.66],
      outdoors('blue', 'stacks', 'stacks', 'ground', {
        seed: 24,
        lamp: [0.02, 0.46, 0.22],
        groundColour: light('#384868'),
        embers: 0.4,
        nearHeight: 0.7,
      }),
    ),
    wrought(
      halfMoon(),
      '#ffe090',
      outdoors('violet', 'dunes', 'dunes', 'none', {
        seed: 27,
        stars: 2,
        lampKind: 0,
        clouds: 0.3,
        farHeight: 0.3,
        nearHeight: 0.2,
        middle: light('#4c2c84'),
      }),
    ),
    wrought(
      mosaic(),
      '#80f0f0',
      parlour('mirrors', ['#1c5c6c', '#207880', '#d0fff0', '#ffd070'], { seed: 30, glow: 1 }),
    ),
    still(
      stillLife('ring', '#20d080', '#f0b840', '#2c1008', {
        seed: 33,
        tableColour: light('#5c1c24'),
      }),
    ),
    silhouette(
      storyWindowFar,
      [0, 0.04, 1.04],
      outdoors('blue', 'dunes', 'dunes', 'none', {
        seed: 36,
        stars: 1.8,
        lamp: [0.22, 0.5, 0.16],
        farHeight: 0.16,
        nearHeight: 0.1,
        subjectColour: light('#2c1838', 0.8),
        rimColour: light('#ffd8a0'),
        spotA: [-0.28, 0.01, 0.2, 1.5],
        spotColour: light('#ffb050', 1.8),
        zenith: light('#0c1454'),
      }),
    ),
  ],
  background: outdoors('night', 'dunes', 'dunes', 'none', {
    seed: 40,
    stars: 1.6,
    lamp: [0.2, 0.5, 0.18],
    farHeight: 0.3,
    nearHeight: 0.2,
    middle: light('#28205c'),
    horizon: light('#7c4c8c'),
    haze: light('#503870'),
  }),
  frame: { outer: 'gold', inner: 'violet', corner: 'round', ornament: 'studs' },
  symbols: {
    lampe: { pieces: inlaid('magic-lamp', 'gold', tints.amber), glow: '#60d0ff' },
    taeppe: { pieces: carpet() },
    ring: { scenery: stillLife('ring', '#20d080', '#f0b840', '#302010', { table: 0 }) },
    halvmaane: { pieces: halfMoon() },
    kande: { pieces: ewer() },
    krumsabel: { pieces: scimitar() },
    rose: { pieces: rose },
    a: { letter: 'A', metal: 'ruby' },
    k: { letter: 'K', metal: 'gold' },
    q: { letter: 'Q', metal: 'violet' },
  },
}
