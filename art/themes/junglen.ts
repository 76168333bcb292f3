import { figure, scene, silhouette, type ThemeArt, wrought } from '../composition.ts'
import { canoeFar, macaw, orchid, pantherFar, ruinFar, templeGateFar } from '../drawn/rainforest.ts'
import { meadow, woods } from '../groves.ts'
import { light, outdoors } from '../scenery.ts'
import { inlaid, tableau } from '../tableau.ts'
import { tints } from '../tints.ts'

const python = inlaid('snake-spiral', tints.saffron, tints.moss)
const mask = inlaid('ceremonial-mask', 'bronze', tints.jade)
const drum = inlaid('djembe', tints.leather, tints.cream)

export const junglen: ThemeArt = {
  slug: 'junglen',
  lettering: { face: 'metamorphous', metal: 'gold', casing: 'emerald', capitals: false },
  tiles: [
    figure(
      templeGateFar,
      [0, 0.06, 0.7],
      woods('jungle', {
        seed: 3,
        clearing: 0.7,
        lamp: [0, -0.04, 0.16],
        lightColour: light('#ffe8a0'),
        glow: 1.8,
        subjectColour: light('#2c3c30', 0.7),
        rim: 1.3,
      }),
    ),
    silhouette(
      tableau(['vines', 256, 256, 512]),
      [0, 0.3, 0.78],
      woods('jungle', {
        seed: 6,
        lamp: [0.1, 0.3, 0.16],
        fog: light('#d8e880'),
        deep: light('#4c8c30'),
        glow: 1.4,
        subjectColour: light('#12300c'),
        rimColour: light('#e8ff90'),
      }),
    ),
    wrought(
      python,
      '#c0e060',
      outdoors('night', 'crowns', 'crowns', 'none', {
        seed: 9,
        lamp: [-0.1, 0.4, 0.3],
        farHeight: 0.4,
        nearHeight: 0.6,
        middle: light('#0c3c3c'),
        horizon: light('#2c7060'),
        haze: light('#1c4c40'),
      }),
    ),
    silhouette(
      ruinFar,
      [0, 0, 0.66],
      outdoors('gold', 'hills', 'crowns', 'none', {
        seed: 12,
        lamp: [0.24, 0.4, 0.16],
        farHeight: 0.3,
        nearHeight: 0.24,
        mist: 1.6,
        haze: light('#c0a050'),
        near: light('#101c08'),
        subjectColour: light('#4c4420', 0.5),
        rim: 1.4,
      }),
    ),
    scene(
      outdoors('gold', 'peaks', 'crowns', 'none', {
        seed: 15,
        farHeight: 0.5,
        nearHeight: 0.42,
        mist: 2.4,
        haze: light('#c8b070'),
        near: light('#1c3c10'),
        zenith: light('#8c9c50'),
        lamp: [-0.2, 0.5, 0.1],
        ridges: 4,
      }),
    ),
    scene(
      outdoors('jade', 'crowns', 'crowns', 'water', {
        seed: 18,
        lampKind: 1,
        lamp: [0.06, 0.22, 0.12],
        farHeight: 0.34,
        nearHeight: 0.5,
        glow: 1.5,
        chop: 0.3,
        motes: 1,
      }),
    ),
    wrought(
      drum,
      '#ffb050',
      outdoors('blood', 'crowns', 'crowns', 'ground', {
        seed: 21,
        embers: 1.2,
        lampKind: 0,
        lamp: [0, -0.1, 0.2],
        farHeight: 0.3,
        nearHeight: 0.5,
        glow: 2,
        groundColour: light('#4c1c08'),
      }),
    ),
    silhouette(
      canoeFar,
      [0, -0.02, 0.62],
      outdoors('dusk', 'karst', 'crowns', 'water', {
        seed: 24,
        lamp: [0, 0.16, 0.24],
        nearHeight: 0.14,
        farHeight: 0.4,
      }),
    ),
    silhouette(
      pantherFar,
      [0, 0.2, 0.66],
      outdoors('blue', 'crowns', 'crowns', 'none', {
        seed: 27,
        lamp: [0.02, 0.26, 0.48],
        nearHeight: 0.2,
        farHeight: 0.24,
      }),
    ),
    scene(
      meadow('night', '#0c2c28', '#2c8060', {
        seed: 30,
        flowers: 1,
        flower: light('#ff60d0', 1.8),
        flower2: light('#b060ff', 1.6),
        lamp: [0.1, 0.46, 0.22],
        horizonY: 0.04,
        lightColour: light('#f0d8ff'),
        tall: 1.3,
      }),
    ),
    wrought(
      orchid(),
      '#ffb0e0',
      outdoors('gold', 'karst', 'crowns', 'none', {
        seed: 33,
        lamp: [0.2, 0.44, 0.12],
        farHeight: 0.5,
        nearHeight: 0.4,
        mist: 1.8,
        haze: light('#8cb868'),
        middle: light('#b0c890'),
        near: light('#0c3010'),
      }),
    ),
    wrought(
      mask,
      '#80ffc0',
      outdoors('jade', 'crowns', 'crowns', 'none', {
        seed: 36,
        lamp: [0, 0.3, 0.34],
        farHeight: 0.4,
        nearHeight: 0.6,
        motes: 1.4,
        emberColour: light('#80ffb0', 1.2),
      }),
    ),
  ],
  background: outdoors('jade', 'crowns', 'crowns', 'water', {
    seed: 40,
    lampKind: 1,
    lamp: [0.16, 0.34, 0.12],
    farHeight: 0.4,
    nearHeight: 0.5,
    mist: 1.4,
  }),
  frame: { outer: 'emerald', inner: 'bronze', corner: 'cut', ornament: 'rivets' },
  symbols: {
    panter: { pieces: [{ shape: pantherFar, metal: tints.lacquer, bevel: 20 }], glow: '#60d0a0' },
    slange: { pieces: inlaid('snake', 'emerald', tints.saffron) },
    orkide: { pieces: orchid() },
    maske: { pieces: mask },
    tromme: { pieces: drum },
    papegoeje: { pieces: macaw() },
    kano: { pieces: inlaid('wood-canoe', tints.leather, 'oak') },
    a: { letter: 'A', metal: 'ruby' },
    k: { letter: 'K', metal: 'gold' },
    q: { letter: 'Q', metal: 'emerald' },
  },
}
