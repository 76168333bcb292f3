import { figure, silhouette, standing, type ThemeArt, wrought } from '../composition.ts'
import {
  eightLegged,
  eye,
  gates,
  hornBlower,
  seaSerpent,
  spear,
  tree,
  trickster,
  wolf,
} from '../figures/asgard.ts'
import { outdoors, room, stillLife } from '../scenery.ts'
import { symbolThing, thing } from '../things.ts'

const hammer = ['#f0b840', '#c4d0e4', '#5c2c14'] as const
const gold = ['#f0a020', '#f0d080'] as const

export const nordiskeGuder: ThemeArt = {
  slug: 'nordiske-guder',
  lettering: { face: 'cinzel', metal: 'silver', casing: 'oldGold', capitals: true },
  tiles: [
    wrought(
      [
        { shape: eye.rays, metal: 'oldGold' },
        { shape: eye.white, metal: 'slate', bevel: 40 },
        { shape: eye.iris, metal: 'ice', bevel: 60, depth: 0.6 },
        { shape: eye.ring, metal: 'deepIce', bevel: 8 },
        { shape: eye.pupil, metal: 'oldGold', bevel: 6 },
        { shape: eye.almond, metal: 'gold', bevel: 18 },
      ],
      '#40c8ff',
      outdoors('night', 'peaks', 'peaks', 'none', {
        seed: 5,
        stars: 1.6,
        lampKind: 0,
        clouds: 0.7,
      }),
    ),
    standing(
      thing('hammer', hammer, '#3c5078', { lightColour: [0.9, 1.1, 1.5] }),
      [0, 0.16, 0.76],
      outdoors('storm', 'peaks', 'peaks', 'ground', { seed: 11, bolt: 1.8, rain: 0.5 }),
    ),
    standing(
      thing('necklace', ['#ff9818', '#f0c050'], '#5c4030', { distance: 5.4 }),
      [0, 0.2, 0.84],
      room('curtain', '#7c1c50', '#ffd0a0', { seed: 5, glow: 0.9, spots: 0.5 }),
      0,
    ),
    figure(
      trickster,
      [0, 0.04, 0.56],
      room('columns', '#1c5c3c', '#50ff80', {
        seed: 8,
        embers: 1,
        emberColour: [0.2, 1.4, 0.5],
        glow: 1.5,
        lamp: [0, 0.2, 0],
      }),
    ),
    silhouette(
      gates,
      [0, 0.02, 0.66],
      outdoors('gold', 'hills', 'hills', 'none', {
        seed: 16,
        clouds: 1,
        mist: 1.6,
        lamp: [0, 0.14, 0.2],
        glow: 2.2,
        ridges: 0,
        rim: 1.6,
        motes: 0.8,
        zenith: [0.1, 0.16, 0.42],
        subjectColour: [0.06, 0.035, 0.012],
      }),
    ),
    silhouette(
      hornBlower,
      [-0.02, 0.06, 0.58],
      outdoors('dawn', 'peaks', 'stacks', 'none', {
        seed: 19,
        lamp: [0.2, 0.34, 0.3],
        farHeight: 0.5,
      }),
    ),
    standing(
      thing('apples', gold, '#405c28', { turn: 0.15 }),
      [0, 0.08, 0.94],
      outdoors('jade', 'crowns', 'crowns', 'ground', {
        seed: 22,
        motes: 1.4,
        lampKind: 1,
        lamp: [0.1, 0.4, 0.12],
        glow: 1.3,
      }),
    ),
    silhouette(
      seaSerpent,
      [0, 0.06, 0.56],
      outdoors('storm', 'hills', 'hills', 'water', {
        seed: 26,
        farHeight: 0.08,
        nearHeight: 0.05,
        chop: 0.9,
        rain: 1.2,
        bolt: 0.7,
        zenith: [0.004, 0.03, 0.035],
        middle: [0.01, 0.09, 0.1],
      }),
    ),
    standing(
      stillLife('goblet', '#c02030', '#f0b040', '#6c4420'),
      [0, 0.02, 0.66],
      room('columns', '#6c4420', '#ffb050', {
        seed: 4,
        lamps: 1,
        glow: 1.3,
        motes: 0.7,
        polish: 0.6,
        horizonY: -0.2,
        lamp: [0, 0.3, 0],
      }),
    ),
    silhouette(
      eightLegged,
      [0, 0.2, 0.58],
      outdoors('blue', 'peaks', 'peaks', 'none', {
        seed: 30,
        lamp: [0.04, 0.2, 0.46],
        clouds: 0.8,
        farHeight: 0.2,
      }),
    ),
    silhouette(
      wolf,
      [-0.02, 0.08, 0.6],
      outdoors('blood', 'volcano', 'peaks', 'none', {
        seed: 34,
        lamp: [0.22, 0.34, 0.34],
        embers: 1.2,
        lava: 1,
        nearHeight: 0.3,
      }),
    ),
    standing(
      thing('rune-stone', ['#f0b030', '#d0d8e0', '#40d0ff'], '#203a5c'),
      [0, 0.14, 0.84],
      outdoors('aurora', 'peaks', 'firs', 'ground', { seed: 37, snow: 0.6 }),
    ),
  ],
  background: outdoors('blue', 'peaks', 'peaks', 'none', {
    seed: 41,
    clouds: 0.8,
    stars: 1.3,
    lamp: [0.3, 0.5, 0.16],
  }),
  frame: { outer: 'silver', inner: 'gold', corner: 'cut', ornament: 'studs' },
  symbols: {
    hammer: symbolThing('hammer', hammer),
    ravn: { shape: 'raven', metal: 'slate', glow: '#6cc8ff' },
    ulv: { shape: 'wolf-head', metal: 'iron' },
    verdenstrae: {
      pieces: [
        { shape: tree.trunk, metal: 'oak', bevel: 10, grain: 'wood' },
        { shape: tree.crown, metal: 'emerald', bevel: 16 },
      ],
    },
    guldaeble: symbolThing('apple', gold),
    halskaede: symbolThing('necklace', ['#ff9818', '#f0c050']),
    spyd: {
      pieces: [
        { shape: spear.shaft, metal: 'oak', bevel: 8, grain: 'wood' },
        { shape: spear.blade, metal: 'silver', bevel: 26 },
        { shape: spear.ridge, metal: 'iron', bevel: 6 },
        { shape: spear.bands, metal: 'gold', bevel: 8 },
      ],
    },
    a: { letter: 'A', metal: 'ice' },
    k: { letter: 'K', metal: 'gold' },
    q: { letter: 'Q', metal: 'silver' },
    j: { letter: 'J', metal: 'violet' },
  },
}
