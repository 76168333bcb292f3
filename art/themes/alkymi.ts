import {
  figure,
  glowing,
  scene,
  silhouette,
  still,
  type ThemeArt,
  wrought,
} from '../composition.ts'
import {
  adeptFar,
  alembic,
  elements,
  flaskFar,
  mercury,
  quicksilver,
  sulphurAndSalt,
  sundialFar,
} from '../drawn/alchemy.ts'
import { moonSeal } from '../drawn/haunts.ts'
import { gem } from '../gem-cuts.ts'
import { meadow } from '../groves.ts'
import { parlour } from '../parlours.ts'
import { light, outdoors, room, space, stillLife } from '../scenery.ts'
import { inlaid } from '../tableau.ts'
import { tints } from '../tints.ts'

const flask = inlaid('bubbling-flask', 'ice', 'emerald')

export const alkymi: ThemeArt = {
  slug: 'alkymi',
  lettering: { face: 'marcellus', metal: 'gold', casing: 'oldGold', capitals: true },
  tiles: [
    figure(
      adeptFar,
      [0, 0.02, 0.62],
      parlour('fireside', ['#54381c', '#3c2814', '#ffb860', '#ffc050'], {
        seed: 3,
        ware: light('#8c7048'),
        horizonY: -0.34,
        glow: 1.6,
        exposure: 2,
      }),
    ),
    still(
      gem('rough', '#ff2418', '#381008', '#ffb040', { seed: 6, tilt: 0.6, turn: 0.7, fire: 1.6 }),
    ),
    wrought(
      flask,
      '#80ffb0',
      parlour('shelves', ['#2c3c30', '#286048', '#c0ffd8', '#a08040'], { seed: 9 }),
    ),
    wrought(
      quicksilver(),
      '#c0d8ff',
      room('columns', '#34406c', '#b0c8ff', { seed: 12, shafts: 0.7, glow: 1, lamp: [0, 0.2, 0] }),
    ),
    wrought(
      elements(),
      '#ffd880',
      room('vault', '#5c4830', '#ffb860', { seed: 15, glow: 1, accent: light('#ffb050') }),
    ),
    silhouette(
      sundialFar,
      [0, 0.06, 0.86],
      meadow('gold', '#2c5020', '#b8d060', {
        seed: 18,
        flowers: 1,
        flower: light('#b050e0'),
        flower2: light('#ffd040'),
        lamp: [0.06, 0.26, 0.14],
        horizonY: -0.08,
        tall: 0.8,
      }),
    ),
    wrought(
      sulphurAndSalt(),
      '#fff0a0',
      parlour('window', ['#3c2c1c', '#5c4420', '#d0e0ff', '#ffd080'], {
        seed: 21,
        lamp: [0.16, 0.5, 0.14],
        outside: light('#0c2038'),
        outsideLow: light('#5080a0'),
      }),
    ),
    glowing(
      space('#206858', '#ffd070', {
        seed: 24,
        nebula: 1.5,
        swirl: 1,
        lamp: [0, 0.24, 0],
        stars: 1.3,
      }),
    ),
    wrought(
      alembic(),
      '#ffb070',
      parlour('shelves', ['#5c3018', '#a8602c', '#ffd0a0', '#e0b060'], { seed: 27, books: 1 }),
    ),
    silhouette(
      flaskFar,
      [0, 0.12, 0.54],
      outdoors('blue', 'roofs', 'gables', 'none', {
        seed: 30,
        lamp: [0, 0.06, 0.34],
        windows: 0.8,
        nearHeight: 0.16,
        farHeight: 0.2,
        stars: 1.4,
        subjectColour: light('#384c7c', 0.6),
        rimColour: light('#e0f0ff', 1.4),
      }),
    ),
    scene(
      parlour('shelves', ['#4c3820', '#30a070', '#ffe0a0', '#d04830'], {
        seed: 33,
        candles: 1.2,
        glow: 1.3,
        lamp: [0, 0.16, 0.1],
      }),
    ),
    still(
      stillLife('bottle', '#ff3050', '#60101c', '#c89838', {
        seed: 36,
        lightColour: light('#fff0d0', 1.3),
        rimLight: light('#ffe080', 1.6),
      }),
    ),
  ],
  background: parlour('shelves', ['#34301c', '#2c6850', '#ffe0a0', '#a08040'], {
    seed: 40,
    glow: 0.9,
    candles: 0.8,
  }),
  frame: { outer: 'bronze', inner: 'emerald', corner: 'round', ornament: 'rivets' },
  symbols: {
    kolbe: { pieces: flask, glow: '#40f0a0' },
    sten: {
      scenery: gem('rough', '#ff2418', '#502010', '#ffb040', {
        clear: 1,
        scale: 0.78,
        tilt: 0.5,
        turn: 0.7,
      }),
    },
    kviksoelv: { pieces: mercury() },
    bog: { pieces: inlaid('secret-book', tints.leather, 'gold') },
    ild: {
      pieces: [{ shape: 'flame', metal: tints.flame, bevel: 34, camber: 0.9 }],
      glow: '#ff8020',
    },
    vaegt: { pieces: inlaid('scales', 'gold', 'bronze') },
    maane: { pieces: moonSeal() },
    a: { letter: 'A', metal: 'ruby' },
    k: { letter: 'K', metal: 'gold' },
    q: { letter: 'Q', metal: 'emerald' },
  },
}
