import { emblem, figure, scene, silhouette, still, type ThemeArt } from '../composition.ts'
import { outdoors, room, stillLife, street } from '../scenery.ts'

export const storbynat: ThemeArt = {
  slug: 'storbynat',
  lettering: { face: 'limelight', metal: 'ice', casing: 'violet', capitals: true },
  tiles: [
    scene(
      outdoors('blue', 'gables', 'gables', 'water', {
        seed: 6,
        windows: 1.3,
        foot: -0.2,
        nearHeight: 0.5,
      }),
    ),
    scene(
      street('#ff4020', '#ffa030', {
        seed: 4,
        horizon: [0.2, 0.08, 0.03],
        bend: 0.22,
        horizonY: 0.02,
        tall: 1,
        rain: 0.8,
      }),
    ),
    figure(
      'man-in-coat',
      [-0.05, 0.0, 0.6],
      outdoors('violet', 'roofs', 'roofs', 'none', { seed: 9, windows: 1 }),
    ),
    silhouette('city-car', [0, -0.22, 0.42], street('#ffd020', '#ff8020', { seed: 12, rain: 0.6 })),
    scene(street('#ff2c90', '#20d8ff', { seed: 3, rain: 1.4, signs: 1.5 })),
    emblem('coins', 'silver', '#60e0ff', street('#20c0a0', '#4060ff', { seed: 15 })),
    silhouette(
      'grand-piano',
      [0, -0.04, 0.5],
      room('curtain', '#101c50', '#ffc880', { seed: 7, spots: 0.8, glow: 0.7 }),
    ),
    scene(
      outdoors('dusk', 'roofs', 'gables', 'water', {
        seed: 21,
        windows: 0.9,
        chop: 0.1,
        farHeight: 0.5,
      }),
    ),
    scene(
      street('#b040ff', '#ff5030', {
        seed: 23,
        wet: 1.2,
        horizonY: -0.3,
        tall: 2.4,
        glow: 1,
        lamp: [0.12, 0.62, 0.2],
      }),
    ),
    silhouette(
      'stepped-tower',
      [0, 0.08, 0.72],
      outdoors('night', 'gables', 'roofs', 'none', {
        seed: 27,
        windows: 1,
        lamp: [0.12, 0.36, 0.3],
      }),
    ),
    emblem(
      'raven',
      'violet',
      '#c060ff',
      outdoors('storm', 'roofs', 'roofs', 'none', { seed: 30, windows: 0.8, rain: 1 }),
    ),
    still(stillLife('bottle', '#c87018', '#40280c', '#1c2858', { seed: 9 })),
  ],
  background: street('#d03090', '#2890c8', { seed: 35, signs: 0.7, rain: 0.4 }),
  frame: { outer: 'iron', inner: 'violet', corner: 'square', ornament: 'studs' },
  symbols: {
    taxa: { shape: 'city-car', metal: 'gold', glow: '#ffb020' },
    cocktail: { shape: 'martini', metal: 'ice', glow: '#40d0ff' },
    klaver: { shape: 'grand-piano', metal: 'slate' },
    saxofon: { shape: 'saxophone', metal: 'bronze' },
    klokketaarn: { shape: 'clock-tower', metal: 'iron' },
    nattog: { shape: 'subway-train', metal: 'ruby' },
    a: { letter: 'A', metal: 'ruby' },
    k: { letter: 'K', metal: 'violet' },
    q: { letter: 'Q', metal: 'ice' },
    j: { letter: 'J', metal: 'emerald' },
  },
}
