import { figure, silhouette, standing, type ThemeArt, wrought } from '../composition.ts'
import {
  brazier,
  column,
  crestedHelmet,
  emperorCoin,
  laurelWreath,
  legionSword,
  raceCar,
  templeFar,
} from '../drawn/rome.ts'

import { lion } from '../figures/savannah.ts'
import { meadow } from '../groves.ts'
import { light, outdoors, room, stillLife } from '../scenery.ts'
import { inlaid, tableau } from '../tableau.ts'

const dust = { groundColour: light('#c09058'), haze: light('#d8b080') }

export const rom: ThemeArt = {
  slug: 'rom',
  lettering: { face: 'classic', metal: 'gold', casing: 'redPaint', capitals: true },
  tiles: [
    wrought(
      legionSword(),
      '#ff9060',
      outdoors('gold', 'roofs', 'gables', 'ground', {
        ...dust,
        seed: 3,
        nearHeight: 0.2,
        farHeight: 0.4,
      }),
    ),
    wrought(
      inlaid('eagle-emblem', 'gold', 'ruby'),
      '#ffd070',
      room('curtain', '#7c1014', '#ffd090', { seed: 6, glow: 1, carving: 0 }),
    ),
    wrought(
      laurelWreath(),
      '#ffe0a0',
      outdoors('dawn', 'hills', 'hills', 'water', { seed: 9, lamp: [0, 0.26, 0.24] }),
    ),
    silhouette(
      lion,
      [0, 0.02, 0.6],
      outdoors('blood', 'hills', 'hills', 'ground', {
        seed: 12,
        embers: 0.8,
        lamp: [0.1, 0.24, 0.3],
        farHeight: 0.2,
        nearHeight: 0.1,
      }),
    ),
    standing(
      stillLife('coins', '#e0e4f0', '#a0a8bc', '#3c1018', { seed: 9 }),
      [0, 0.16, 0.86],
      room('columns', '#b8a8a0', '#ffe8e0', { seed: 9, shafts: 0.5, lamp: [0.2, 0.4, 0], glow: 1 }),
    ),
    wrought(
      raceCar(),
      '#ffb070',
      outdoors('dusk', 'hills', 'crowns', 'ground', {
        seed: 15,
        lamp: [-0.1, 0.2, 0.3],
        farHeight: 0.2,
        nearHeight: 0.1,
        ...dust,
      }),
    ),
    wrought(
      brazier(),
      '#ffa040',
      room('columns', '#a87848', '#ff8c30', {
        seed: 18,
        rays: 1,
        glow: 1.5,
        lamp: [0, 0.1, 0],
        embers: 0.8,
      }),
    ),
    figure(
      tableau(['shield-bearer', 256, 262, 470]),
      [0, -0.02, 0.58],
      outdoors('storm', 'firs', 'hills', 'ground', {
        seed: 21,
        bolt: 0.8,
        rain: 0.8,
        lamp: [0.2, 0.3, 0.1],
      }),
    ),
    silhouette(
      tableau(
        ['ionic-column', 96, 262, 330],
        ['ionic-column', 416, 262, 330],
        ['ionic-column', 256, 330, 190],
      ),
      [0, 0.02, 0.72],
      outdoors('day', 'hills', 'crowns', 'ground', {
        seed: 24,
        ...dust,
        lamp: [-0.04, 0.5, 0.1],
        glow: 1.4,
        farHeight: 0.24,
        nearHeight: 0.14,
        subjectColour: light('#d8c4a0', 0.5),
        rimColour: light('#fff0d0', 1.4),
      }),
    ),
    silhouette(
      tableau(['aqueduct', 256, 256, 500]),
      [0, 0.06, 0.7],
      meadow('noon', '#4c5c1c', '#b8b850', {
        seed: 27,
        tall: 0.4,
        horizonY: -0.16,
        lamp: [-0.3, 0.7, 0.09],
        hills: 1.5,
        clouds: 0.5,
      }),
    ),
    silhouette(
      templeFar,
      [0.02, 0.14, 0.44],
      outdoors('violet', 'hills', 'firs', 'none', {
        seed: 30,
        lamp: [0.06, 0.4, 0.3],
        farHeight: 0.5,
        nearHeight: 0.24,
      }),
    ),
    silhouette(
      tableau(['coliseum', 256, 250, 480], ['man-in-coat', 420, 420, 120]),
      [-0.04, 0.06, 0.6],
      outdoors('blue', 'roofs', 'gables', 'water', {
        seed: 33,
        lamp: [0.22, 0.6, 0.14],
        nearHeight: 0.1,
        farHeight: 0.16,
        spotA: [-0.1, 0.0, 0.14, 1],
        spotB: [0.14, -0.04, 0.1, 0.9],
        spotC: [-0.3, -0.06, 0.09, 0.8],
      }),
    ),
  ],
  background: room('columns', '#b08c5c', '#ffb060', {
    seed: 36,
    glow: 1,
    lamp: [0, 0.2, 0],
    shafts: 0.5,
  }),
  frame: { outer: 'gold', inner: 'redPaint', corner: 'square', ornament: 'beads' },
  symbols: {
    oern: { pieces: inlaid('eagle-emblem', 'gold', 'ruby'), glow: '#ffd060' },
    laurbaer: { pieces: laurelWreath() },
    gladius: { pieces: legionSword() },
    hjelm: { pieces: crestedHelmet() },
    stridsvogn: { pieces: raceCar() },
    soejle: { pieces: column() },
    moent: { pieces: emperorCoin() },
    a: { letter: 'A', metal: 'ruby' },
    k: { letter: 'K', metal: 'gold' },
    q: { letter: 'Q', metal: 'violet' },
  },
}
