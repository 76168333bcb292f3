import { emblem, glowing, scene, silhouette, type ThemeArt } from '../composition.ts'
import { outdoors, underWater } from '../scenery.ts'

const abyss = { surface: 0, shafts: 0.1, glowers: 1, lamp: [0, 0.5, 0.2] }

export const dybhavet: ThemeArt = {
  slug: 'dybhavet',
  lettering: { face: 'classic', metal: 'ice', casing: 'deepIce', capitals: true },
  tiles: [
    emblem(
      'diving-helmet',
      'bronze',
      '#60e0d0',
      underWater('#9cf0e0', '#0e7090', '#04283c', { seed: 2, bubbles: 1 }),
    ),
    silhouette(
      'octopus',
      [0, 0.16, 0.52],
      underWater('#b070d0', '#402070', '#0c0420', { seed: 5, shafts: 1 }),
    ),
    scene(
      underWater('#80f0f0', '#1080b0', '#063050', {
        seed: 7,
        shoal: 0.9,
        reef: 1.3,
        near: [0.35, 0.06, 0.1],
        glowers: 0.5,
        glowerColour: [1, 0.35, 0.2],
      }),
    ),
    glowing(
      underWater('#041c40', '#031028', '#01040c', { ...abyss, seed: 9, glowers: 1.6, reef: 0.4 }),
    ),
    silhouette(
      'whale-tail',
      [0, 0.06, 0.46],
      outdoors('blue', 'hills', 'hills', 'water', {
        seed: 12,
        farHeight: 0.12,
        lamp: [0, 0.3, 0.34],
      }),
    ),
    emblem(
      'trident',
      'gold',
      '#30e0c0',
      underWater('#60e0c0', '#0a5c58', '#031c20', { seed: 15, reef: 0.9 }),
    ),
    scene(
      underWater('#ffd890', '#c07858', '#481838', { seed: 18, shoal: 1, reef: 1, bubbles: 0.3 }),
    ),
    silhouette(
      'shark-fin',
      [0.1, -0.02, 0.42],
      outdoors('storm', 'hills', 'hills', 'water', { seed: 4, farHeight: 0.1, chop: 0.5 }),
    ),
    emblem(
      'mini-submarine',
      'iron',
      '#60e0e0',
      underWater('#1c6470', '#07303c', '#020c14', {
        ...abyss,
        seed: 21,
        shafts: 0.6,
        glowers: 0.6,
      }),
    ),
    emblem(
      'oyster-pearl',
      'silver',
      '#c0f0ff',
      underWater('#e0c0e8', '#805898', '#201038', { seed: 24, bubbles: 0.6 }),
    ),
    silhouette(
      'galleon',
      [0.05, -0.02, 0.56],
      underWater('#70c890', '#145848', '#041c18', { seed: 27, reef: 0.9, shoal: 0.4 }),
    ),
    emblem(
      'sea-star',
      'ruby',
      '#ff8060',
      underWater('#4080d0', '#102868', '#040820', { seed: 33, glowers: 0.8 }),
    ),
  ],
  background: underWater('#2c90a8', '#084060', '#020c1c', { seed: 41, reef: 0.9, shoal: 0.5 }),
  frame: { outer: 'bronze', inner: 'deepIce', corner: 'round', ornament: 'rivets' },
  symbols: {
    perle: { shape: 'oyster-pearl', metal: 'silver', glow: '#c0f0ff' },
    trefork: { shape: 'trident', metal: 'gold' },
    dykkerhjelm: { shape: 'diving-helmet', metal: 'bronze' },
    hval: { shape: 'sperm-whale', metal: 'slate' },
    blaeksprutte: { shape: 'octopus', metal: 'violet' },
    soestjerne: { shape: 'sea-star', metal: 'ruby' },
    anker: { shape: 'anchor', metal: 'iron' },
    a: { letter: 'A', metal: 'emerald' },
    k: { letter: 'K', metal: 'ice' },
    q: { letter: 'Q', metal: 'violet' },
  },
}
