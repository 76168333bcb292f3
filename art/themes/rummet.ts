import { emblem, glowing, scene, silhouette, type ThemeArt } from '../composition.ts'
import { outdoors, space } from '../scenery.ts'

const earth = { worldA: [0.01, 0.05, 0.22], worldB: [0.06, 0.13, 0.04] }

export const rummet: ThemeArt = {
  slug: 'rummet',
  lettering: { face: 'marcellus', metal: 'ice', casing: 'deepIce', capitals: true },
  tiles: [
    glowing(space('#2438a0', '#e070c0', { seed: 3, nebula: 1.5, lamp: [0.1, 0.3, 0.5] })),
    glowing(space('#102048', '#3c90e0', { seed: 6, comet: 1, nebula: 0.4 })),
    scene(
      outdoors('night', 'stacks', 'dunes', 'ground', {
        seed: 7,
        clouds: 0,
        mist: 0.1,
        lamp: [0.2, 0.42, 0.3],
        stars: 1.6,
        groundColour: [0.16, 0.17, 0.19],
      }),
    ),
    glowing(space('#4058d0', '#f0b070', { seed: 11, swirl: 1, lamp: [0, 0.2, 0], nebula: 1.3 })),
    scene(
      outdoors('gold', 'stacks', 'dunes', 'none', {
        seed: 23,
        clouds: 0.25,
        lamp: [-0.2, 0.36, 0.07],
        zenith: [0.22, 0.07, 0.03],
        middle: [0.5, 0.2, 0.09],
        horizon: [0.75, 0.42, 0.24],
        haze: [0.4, 0.12, 0.04],
        near: [0.1, 0.02, 0.01],
      }),
    ),
    glowing(space('#30406a', '#e09050', { seed: 5, hole: 1, nebula: 0.5 })),
    silhouette(
      'apollo-capsule',
      [-0.2, 0.2, 0.34],
      space('#103c60', '#40a0c0', {
        ...earth,
        seed: 8,
        world: [0.5, -0.75, 1.05, 3],
        lamp: [0.5, 0.9, 0.3],
      }),
    ),
    glowing(space('#c03050', '#ffb040', { seed: 14, nebula: 1.8, lamp: [0, 0.22, 1.6] })),
    emblem('asteroid', 'iron', '#ff9040', space('#50301c', '#c07840', { seed: 17, nebula: 0.8 })),
    glowing(
      space('#2c1a60', '#8060e0', {
        seed: 19,
        world: [-0.3, 0.5, 0.42, 1],
        moon: [0.42, 0.02, 0.14, 1],
        lamp: [-0.9, 0.9, 0.5],
        air: [0.5, 0.3, 1],
        nebula: 0.8,
      }),
    ),
    scene(space('#3a2a90', '#d060c0', { seed: 1, world: [0.05, 0.28, 0.36, 2], rings: 1 })),
    emblem('radar-dish', 'silver', '#60c0ff', space('#0c4048', '#30c0a0', { seed: 24, nebula: 1 })),
  ],
  background: space('#1c2870', '#8040a0', {
    seed: 31,
    world: [0.9, -0.5, 0.6, 2],
    rings: 1,
    nebula: 0.7,
  }),
  frame: { outer: 'silver', inner: 'deepIce', corner: 'cut', ornament: 'studs' },
  symbols: {
    saturn: { shape: 'ringed-planet', metal: 'gold', glow: '#d080ff' },
    raket: { shape: 'rocket', metal: 'silver' },
    komet: { shape: 'comet-spark', metal: 'ice', glow: '#60c0ff' },
    satellit: { shape: 'satellite', metal: 'iron' },
    hjelm: { shape: 'astronaut-helmet', metal: 'slate' },
    teleskop: { shape: 'telescope', metal: 'bronze' },
    a: { letter: 'A', metal: 'ruby' },
    k: { letter: 'K', metal: 'violet' },
    q: { letter: 'Q', metal: 'emerald' },
    j: { letter: 'J', metal: 'ice' },
  },
}
