import { figure, silhouette, standing, type ThemeArt, wrought } from '../composition.ts'
import { luckyShoe } from '../drawn/farm.ts'
import { engine } from '../drawn/railway.ts'
import {
  cactus,
  cactusFar,
  cards,
  cowboyHat,
  gunslinger,
  sheriffStar,
  stagecoach,
  wantedBill,
} from '../drawn/west.ts'
import { meadow } from '../groves.ts'
import { parlour } from '../parlours.ts'
import { light, outdoors, stillLife } from '../scenery.ts'
import { inlaid, tableau } from '../tableau.ts'
import { tints } from '../tints.ts'

export const detVildeVesten: ThemeArt = {
  slug: 'det-vilde-vesten',
  lettering: { face: 'playfair', metal: 'bronze', casing: 'oldGold', capitals: true },
  tiles: [
    wrought(
      sheriffStar(),
      '#ffd080',
      outdoors('dusk', 'stacks', 'dunes', 'none', { seed: 3, nearHeight: 0.3 }),
    ),
    figure(
      tableau([gunslinger, 150, 290, 420], [gunslinger, 400, 220, 150]),
      [0, -0.02, 0.66],
      outdoors('day', 'roofs', 'gables', 'ground', {
        seed: 6,
        groundColour: light('#c08c50'),
        haze: light('#d8b890'),
        near: light('#6c4424'),
        nearHeight: 0.3,
        farHeight: 0.3,
        lamp: [0, 0.74, 0.1],
        clouds: 0.3,
      }),
    ),
    standing(
      stillLife('bars', '#f0b838', '#f0d080', '#3c1c0c', { seed: 4 }),
      [0, 0.02, 0.74],
      outdoors('violet', 'gables', 'roofs', 'ground', {
        seed: 4,
        lamp: [-0.22, 0.44, 0.14],
        stars: 1.4,
        groundColour: light('#5c4030'),
        nearHeight: 0.4,
        farHeight: 0.3,
      }),
    ),
    silhouette(
      tableau(['saloon-doors', 256, 256, 500]),
      [0, -0.08, 0.72],
      parlour('shelves', ['#5c3414', '#3c6c4c', '#ffd088', '#d88828'], {
        seed: 9,
        glow: 1.5,
        lamp: [0, 0.4, 0.1],
        subjectColour: light('#5c2c10'),
        rim: 0.5,
      }),
    ),
    silhouette(
      tableau(['lasso', 256, 230, 460]),
      [0, 0.16, 0.5],
      outdoors('gold', 'stacks', 'hills', 'ground', {
        seed: 12,
        lamp: [-0.04, 0.26, 0.36],
        farHeight: 0.34,
        nearHeight: 0.1,
        groundColour: light('#a87038'),
      }),
    ),
    silhouette(
      stagecoach,
      [0, 0.08, 0.56],
      outdoors('blood', 'dunes', 'hills', 'ground', {
        seed: 15,
        lamp: [0.06, 0.22, 0.36],
        farHeight: 0.2,
        nearHeight: 0.08,
      }),
    ),
    silhouette(
      tableau([cactusFar, 130, 260, 330], [cactusFar, 390, 330, 220, -1]),
      [0, -0.02, 0.64],
      outdoors('violet', 'stacks', 'stacks', 'ground', {
        seed: 18,
        lamp: [0.06, 0.42, 0.24],
        groundColour: light('#5c3c54'),
        farHeight: 0.7,
      }),
    ),
    wrought(
      wantedBill(),
      '#e0b070',
      parlour('fireside', ['#8c5c30', '#5c3820', '#ffc070', '#ffb050'], {
        seed: 21,
        lamp: [0, 0.4, 0.1],
        horizonY: -0.9,
        glow: 1.2,
      }),
    ),
    wrought(
      inlaid('revolver', 'silver', tints.leather),
      '#80b0e0',
      outdoors('storm', 'stacks', 'dunes', 'none', { seed: 24, nearHeight: 0.3 }),
    ),
    silhouette(
      tableau(['bison', 150, 250, 330], ['bison', 400, 290, 200, -1]),
      [0, 0.1, 0.62],
      meadow('gold', '#5c400c', '#e8b850', {
        seed: 27,
        tall: 0.7,
        lamp: [0.05, 0.3, 0.22],
        horizonY: -0.02,
        trees: 0,
      }),
    ),
    wrought(
      cards(),
      '#60c090',
      parlour('shelves', ['#1c3c2c', '#2c5c40', '#ffe0a0', '#80c090'], { seed: 30, glow: 0.9 }),
    ),
    wrought(
      engine(tints.lacquer),
      '#80b8ff',
      outdoors('blue', 'peaks', 'stacks', 'ground', {
        seed: 33,
        lamp: [-0.3, 0.56, 0.12],
        groundColour: light('#3c4458'),
      }),
    ),
  ],
  background: outdoors('dusk', 'stacks', 'dunes', 'none', {
    seed: 36,
    nearHeight: 0.26,
    lamp: [0.1, 0.1, 0.13],
  }),
  frame: { outer: 'iron', inner: 'oak', corner: 'square', ornament: 'rivets' },
  symbols: {
    stjerne: { pieces: sheriffStar(), glow: '#ffd060' },
    hat: { pieces: cowboyHat() },
    hestesko: { pieces: luckyShoe('bronze') },
    damplokomotiv: { pieces: engine() },
    lasso: { shape: 'lasso', metal: 'bone' },
    kaktus: { pieces: cactus() },
    pokerhaand: { pieces: cards() },
    bison: { pieces: inlaid('bison', 'oak', tints.felt) },
    a: { letter: 'A', metal: 'bronze' },
    k: { letter: 'K', metal: 'ruby' },
  },
}
