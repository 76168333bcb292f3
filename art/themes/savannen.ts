import { emblem, figure, scene, silhouette, type ThemeArt, wrought } from '../composition.ts'
import {
  at,
  baobab,
  cheetah,
  elephant,
  giraffe,
  herd,
  hippopotamus,
  lion,
  lookout,
  rhinoceros,
  trek,
  waterhole,
  zebra,
} from '../figures/savannah.ts'
import { outdoors } from '../scenery.ts'
import { tints } from '../tints.ts'

const low = { farHeight: 0.12, nearHeight: 0.08, mist: 1.2 }

const zebraPieces = [
  { shape: zebra.body, metal: tints.porcelain, bevel: 22 },
  { shape: zebra.stripes, metal: tints.lacquer, bevel: 3, edge: 0.5 },
  { shape: zebra.mane, metal: tints.lacquer, bevel: 6, edge: 2 },
] as const

const baobabTree = baobab.trunk + baobab.crown

export const savannen: ThemeArt = {
  slug: 'savannen',
  lettering: { face: 'metamorphous', metal: 'gold', casing: 'oak', capitals: true },
  tiles: [
    silhouette(
      lion,
      [0, 0.02, 0.56],
      outdoors('blood', 'hills', 'hills', 'none', {
        ...low,
        seed: 4,
        lamp: [0.1, 0.34, 0.4],
        clouds: 0.5,
        motes: 0.6,
      }),
    ),
    emblem(
      'lion',
      'gold',
      '#ffb040',
      outdoors('dusk', 'dunes', 'dunes', 'none', { ...low, seed: 7, motes: 1.5, clouds: 0.8 }),
    ),
    silhouette(
      baobabTree,
      [0, 0.06, 0.6],
      outdoors('violet', 'hills', 'hills', 'none', {
        ...low,
        seed: 10,
        stars: 1.8,
        lamp: [-0.2, 0.1, 0.26],
      }),
    ),
    silhouette(
      herd,
      [0, 0, 0.78],
      outdoors('gold', 'hills', 'hills', 'none', {
        ...low,
        seed: 14,
        lamp: [-0.2, 0.3, 0.22],
        motes: 1.6,
        mist: 1.8,
      }),
    ),
    silhouette(
      cheetah.body,
      [0, 0.08, 0.6],
      outdoors('day', 'hills', 'hills', 'none', {
        ...low,
        seed: 17,
        horizon: [0.86, 0.62, 0.3],
        haze: [0.7, 0.46, 0.2],
        near: [0.26, 0.14, 0.04],
        clouds: 0.7,
      }),
    ),
    silhouette(
      at(rhinoceros.body + rhinoceros.horn, 0, 0, 1),
      [0, 0, 0.54],
      outdoors('dawn', 'crowns', 'hills', 'ground', {
        ...low,
        seed: 20,
        lamp: [0.24, 0.3, 0.16],
        groundColour: [0.32, 0.26, 0.24],
        mist: 2,
      }),
    ),
    silhouette(
      waterhole,
      [0, 0.12, 0.78],
      outdoors('dusk', 'hills', 'hills', 'water', {
        ...low,
        seed: 23,
        lamp: [0.3, 0.12, 0.16],
        chop: 0.12,
        horizonY: -0.14,
      }),
    ),
    wrought(
      zebraPieces,
      '#ffe0b0',
      outdoors('gold', 'crowns', 'hills', 'none', {
        ...low,
        seed: 27,
        lamp: [-0.3, 0.5, 0.1],
        haze: [0.3, 0.26, 0.06],
      }),
    ),
    silhouette(
      trek,
      [0, -0.02, 0.78],
      outdoors('blood', 'peaks', 'hills', 'none', {
        ...low,
        farHeight: 0.3,
        seed: 31,
        lamp: [0.18, 0.3, 0.26],
        horizon: [1, 0.42, 0.1],
        haze: [0.62, 0.2, 0.06],
        motes: 2.2,
        mist: 2,
      }),
    ),
    scene(
      outdoors('gold', 'hills', 'crowns', 'ground', {
        ...low,
        seed: 34,
        lamp: [-0.1, 0.1, 0.4],
        horizon: [1, 0.56, 0.14],
        groundColour: [0.3, 0.17, 0.06],
        clouds: 0.9,
        glow: 2,
      }),
    ),
    silhouette(
      hippopotamus,
      [0, 0.12, 0.46],
      outdoors('jade', 'crowns', 'crowns', 'water', {
        seed: 37,
        chop: 0.35,
        farHeight: 0.3,
        nearHeight: 0.22,
        lamp: [-0.2, 0.5, 0.14],
      }),
    ),
    figure(
      lookout,
      [0, 0.04, 0.78],
      outdoors('blue', 'peaks', 'hills', 'none', {
        ...low,
        farHeight: 0.62,
        ridges: 2,
        seed: 41,
        lamp: [0.36, 0.66, 0.12],
        stars: 1.4,
      }),
    ),
  ],
  background: outdoors('gold', 'hills', 'crowns', 'none', {
    ...low,
    seed: 44,
    lamp: [-0.2, 0.2, 0.2],
    clouds: 0.7,
  }),
  frame: { outer: 'bronze', inner: 'oak', corner: 'round', ornament: 'beads' },
  symbols: {
    loeve: { shape: 'lion', metal: 'gold', glow: '#ffa030' },
    elefant: {
      pieces: [
        { shape: elephant.body, metal: 'iron', bevel: 24 },
        { shape: elephant.tusk, metal: 'bone', bevel: 8 },
        { shape: elephant.ear, metal: 'iron', bevel: 12 },
      ],
    },
    naesehorn: {
      pieces: [
        { shape: rhinoceros.body, metal: tints.stone, bevel: 24 },
        { shape: rhinoceros.horn, metal: 'bone', bevel: 10 },
      ],
    },
    gepard: {
      pieces: [
        { shape: cheetah.body, metal: 'gold', bevel: 16 },
        { shape: cheetah.spots, metal: 'oldGold', bevel: 3, edge: 0.5 },
      ],
    },
    zebra: { pieces: zebraPieces },
    baobab: {
      pieces: [
        { shape: baobab.trunk, metal: 'oak', bevel: 16, grain: 'wood' },
        { shape: baobab.crown, metal: 'emerald', bevel: 12 },
      ],
    },
    giraf: {
      pieces: [
        { shape: giraffe.body, metal: 'bronze', bevel: 14 },
        { shape: giraffe.patches, metal: 'oak', bevel: 4, edge: 1 },
      ],
    },
    a: { letter: 'A', metal: 'ruby' },
    k: { letter: 'K', metal: 'gold' },
    q: { letter: 'Q', metal: 'emerald' },
  },
}
