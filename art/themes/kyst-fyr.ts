import { emblem, glowing, scene, silhouette, still, type ThemeArt } from '../composition.ts'
import { outdoors, stillLife } from '../scenery.ts'

const beam = { beam: 1.2, lampKind: 0, glow: 0.3, rim: 0.5 }

export const kystFyr: ThemeArt = {
  slug: 'kyst-fyr',
  lettering: { face: 'playfair', metal: 'silver', casing: 'slate', capitals: false },
  tiles: [
    silhouette(
      'beacon-tower',
      [0, 0.16, 0.5],
      outdoors('blue', 'hills', 'hills', 'water', {
        ...beam,
        seed: 3,
        farHeight: 0.16,
        nearHeight: 0.1,
        spotA: [0, 0.53, 0.3, 1.6],
      }),
    ),
    scene(
      outdoors('dawn', 'dunes', 'dunes', 'water', {
        seed: 8,
        farHeight: 0.2,
        nearHeight: 0.14,
        chop: 0.4,
      }),
    ),
    scene(
      outdoors('storm', 'hills', 'hills', 'water', {
        seed: 6,
        mist: 1.6,
        haze: [0.22, 0.28, 0.3],
        farHeight: 0.2,
        clouds: 0.4,
      }),
    ),
    silhouette(
      'ship-wreck',
      [0, -0.02, 0.52],
      outdoors('dusk', 'stacks', 'hills', 'water', { seed: 13, nearHeight: 0.1 }),
    ),
    silhouette(
      'seagull',
      [0.04, 0.3, 0.4],
      outdoors('day', 'stacks', 'hills', 'water', { seed: 15, nearHeight: 0.12, clouds: 0.8 }),
    ),
    scene(
      outdoors('gold', 'dunes', 'dunes', 'none', {
        seed: 40,
        lamp: [-0.22, 0.22, 0.15],
        farHeight: 0.7,
        nearHeight: 0.55,
      }),
    ),
    still(stillLife('ball', '#c06010', '#f0a830', '#10303c', { seed: 5 })),
    emblem(
      'nautilus-shell',
      'bone',
      '#ffd0a0',
      outdoors('violet', 'hills', 'hills', 'water', { seed: 19, farHeight: 0.1 }),
    ),
    emblem(
      'ship-wheel',
      'bronze',
      '#ffb060',
      outdoors('storm', 'stacks', 'stacks', 'water', { seed: 22, rain: 0.8 }),
    ),
    silhouette(
      'wading-bird',
      [0.08, 0.08, 0.5],
      outdoors('dusk', 'dunes', 'hills', 'water', {
        seed: 25,
        lamp: [-0.1, 0.2, 0.3],
        nearHeight: 0.06,
      }),
    ),
    glowing(
      outdoors('storm', 'stacks', 'stacks', 'water', { seed: 29, bolt: 1, rain: 1.4, chop: 0.6 }),
    ),
    emblem(
      'anchor',
      'iron',
      '#60c0c0',
      outdoors('jade', 'stacks', 'stacks', 'water', { seed: 33 }),
    ),
  ],
  background: outdoors('blue', 'stacks', 'hills', 'water', { seed: 36, nearHeight: 0.1 }),
  frame: { outer: 'oak', inner: 'iron', corner: 'round', ornament: 'rivets' },
  symbols: {
    fyr: { shape: 'lighthouse', metal: 'redPaint', glow: '#ffd080' },
    ror: { shape: 'ship-wheel', metal: 'bronze' },
    anker: { shape: 'anchor', metal: 'iron' },
    nautilskal: { shape: 'nautilus-shell', metal: 'bone' },
    maage: { shape: 'seagull', metal: 'silver' },
    kompas: { shape: 'compass', metal: 'gold' },
    a: { letter: 'A', metal: 'deepIce' },
    k: { letter: 'K', metal: 'ruby' },
    q: { letter: 'Q', metal: 'ice' },
    j: { letter: 'J', metal: 'emerald' },
  },
}
