import { emblem, figure, glowing, scene, type ThemeArt } from '../composition.ts'
import { outdoors, room } from '../scenery.ts'

const crater = {
  ridges: 1,
  lava: 1,
  nearHeight: 0.85,
  foot: -0.25,
  mist: 0.3,
  spotA: [0.05, 0.52, 0.34, 1.3],
  spotColour: [2.4, 0.5, 0.08],
}

export const vulkanStorm: ThemeArt = {
  slug: 'vulkan-storm',
  lettering: { face: 'metamorphous', metal: 'ruby', casing: 'oldGold', capitals: true },
  tiles: [
    scene(
      outdoors('blood', 'volcano', 'volcano', 'none', {
        ...crater,
        seed: 4,
        embers: 1,
        lampKind: 0,
      }),
    ),
    emblem(
      'eagle-head',
      'bronze',
      '#80b0ff',
      outdoors('storm', 'peaks', 'peaks', 'none', { seed: 7, bolt: 1.2 }),
    ),
    glowing(room('cave', '#5c2010', '#ff6010', { seed: 9, embers: 1.4, glow: 1.4, crystals: 0 })),
    glowing(
      outdoors('night', 'peaks', 'hills', 'none', { seed: 26, bolt: 2, clouds: 0.9, lampKind: 0 }),
    ),
    scene(
      outdoors('jade', 'hills', 'hills', 'water', {
        seed: 14,
        clouds: 1,
        chop: 0.7,
        rain: 1.2,
        farHeight: 0.1,
      }),
    ),
    scene(
      outdoors('dusk', 'volcano', 'volcano', 'water', {
        ...crater,
        seed: 17,
        clouds: 1,
        lava: 0.4,
        embers: 0.3,
      }),
    ),
    emblem(
      'tornado',
      'slate',
      '#90d0ff',
      outdoors('storm', 'dunes', 'dunes', 'none', { seed: 19 }),
    ),
    scene(
      outdoors('blood', 'stacks', 'stacks', 'water', {
        seed: 21,
        embers: 1.2,
        chop: 0.4,
        lamp: [0, 0.02, 0.22],
        nearHeight: 0.6,
      }),
    ),
    scene(
      outdoors('violet', 'volcano', 'volcano', 'water', { ...crater, seed: 24, nearHeight: 0.75 }),
    ),
    figure(
      'cloaked-guard',
      [0, -0.02, 0.52],
      outdoors('storm', 'peaks', 'hills', 'ground', { seed: 27, bolt: 1.3, rain: 1 }),
    ),
    emblem(
      'eagle-emblem',
      'gold',
      '#ff5010',
      outdoors('blood', 'hills', 'hills', 'none', { seed: 30, embers: 1.4, farHeight: 0.2 }),
    ),
    glowing(
      outdoors('aurora', 'volcano', 'volcano', 'water', {
        ...crater,
        seed: 33,
        nearHeight: 0.9,
        embers: 0.8,
      }),
    ),
  ],
  background: outdoors('blood', 'volcano', 'volcano', 'none', {
    ...crater,
    seed: 38,
    embers: 0.5,
    lampKind: 0,
  }),
  frame: { outer: 'iron', inner: 'ruby', corner: 'cut', ornament: 'studs' },
  symbols: {
    vulkan: { shape: 'volcano', metal: 'ruby', glow: '#ff5010' },
    oern: { shape: 'eagle-emblem', metal: 'gold', glow: '#ffa020' },
    lyn: { shape: 'lightning-storm', metal: 'ice' },
    hvirvelvind: { shape: 'tornado', metal: 'slate' },
    flamme: { shape: 'flame', metal: 'bronze' },
    krystal: { shape: 'crystal-clump', metal: 'violet' },
    a: { letter: 'A', metal: 'ruby' },
    k: { letter: 'K', metal: 'gold' },
    q: { letter: 'Q', metal: 'iron' },
    j: { letter: 'J', metal: 'emerald' },
  },
}
