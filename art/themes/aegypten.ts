import { emblem, scene, silhouette, still, type ThemeArt } from '../composition.ts'
import { outdoors, room, stillLife } from '../scenery.ts'

export const aegypten: ThemeArt = {
  slug: 'aegypten',
  lettering: { face: 'marcellus', metal: 'gold', casing: 'bronze', capitals: true },
  tiles: [
    emblem(
      'pharoah',
      'gold',
      '#40b0ff',
      room('columns', '#2c4c70', '#ffd070', { seed: 3, shafts: 0.5 }),
    ),
    silhouette(
      'scarab-beetle',
      [0, 0.24, 0.4],
      outdoors('gold', 'dunes', 'dunes', 'none', { seed: 6, lamp: [0, 0.26, 0.42] }),
    ),
    silhouette(
      'nefertiti',
      [0.04, 0.16, 0.5],
      outdoors('dusk', 'hills', 'hills', 'water', {
        seed: 8,
        farHeight: 0.2,
        lamp: [-0.02, 0.22, 0.4],
      }),
    ),
    emblem(
      'anubis',
      'slate',
      '#40e0c0',
      room('columns', '#205048', '#80ffd0', { seed: 5, shafts: 0.7 }),
    ),
    still(stillLife('goblet', '#20b0a0', '#f0b840', '#4c2c0c', { seed: 9 })),
    silhouette(
      'egyptian-sphinx',
      [0, -0.02, 0.52],
      outdoors('night', 'pyramids', 'dunes', 'none', { seed: 4, lamp: [-0.3, 0.56, 0.16] }),
    ),
    silhouette(
      'small-fishing-sailboat',
      [0, 0.1, 0.44],
      outdoors('gold', 'dunes', 'hills', 'water', {
        seed: 11,
        farHeight: 0.25,
        lamp: [0.05, 0.12, 0.24],
      }),
    ),
    still(stillLife('candles', '#d8a860', '#c08030', '#3c1c08', { seed: 13 })),
    emblem('ankh', 'gold', '#ff9040', outdoors('blood', 'pyramids', 'dunes', 'none', { seed: 14 })),
    emblem(
      'eye-of-horus',
      'ice',
      '#40a0ff',
      outdoors('blue', 'dunes', 'dunes', 'none', { seed: 16, stars: 1.4 }),
    ),
    silhouette(
      'obelisk',
      [0.06, 0.08, 0.56],
      outdoors('dawn', 'pyramids', 'dunes', 'none', { seed: 19 }),
    ),
    scene(
      outdoors('dusk', 'pyramids', 'dunes', 'none', {
        seed: 2,
        farHeight: 0.8,
        lamp: [0.3, 0.3, 0.15],
      }),
    ),
  ],
  background: outdoors('night', 'pyramids', 'dunes', 'none', { seed: 22, stars: 1.3 }),
  frame: { outer: 'gold', inner: 'slate', corner: 'square', ornament: 'beads' },
  symbols: {
    farao: { shape: 'pharoah', metal: 'gold', glow: '#40b0ff' },
    anubis: { shape: 'anubis', metal: 'slate' },
    skarabae: { shape: 'scarab-beetle', metal: 'emerald' },
    horusoeje: { shape: 'eye-of-horus', metal: 'ice' },
    ankh: { shape: 'ankh', metal: 'gold' },
    sfinks: { shape: 'egyptian-sphinx', metal: 'bronze' },
    a: { letter: 'A', metal: 'ruby' },
    k: { letter: 'K', metal: 'gold' },
    q: { letter: 'Q', metal: 'deepIce' },
    j: { letter: 'J', metal: 'emerald' },
  },
}
