import { emblem, figure, glowing, scene, silhouette, still, type ThemeArt } from '../composition.ts'
import { outdoors, room, stillLife } from '../scenery.ts'

export const vikinger: ThemeArt = {
  slug: 'vikinger',
  lettering: { face: 'cinzel', metal: 'gold', casing: 'oldGold', capitals: true },
  tiles: [
    silhouette('drakkar', [0, 0.04, 0.6], outdoors('dusk', 'peaks', 'peaks', 'water', { seed: 3 })),
    silhouette(
      'ship-in-sail',
      [-0.12, 0.08, 0.42],
      outdoors('gold', 'hills', 'hills', 'water', {
        seed: 12,
        farHeight: 0.3,
        lamp: [0.2, 0.2, 0.2],
      }),
    ),
    figure(
      'cloaked-guard',
      [0, 0.02, 0.62],
      outdoors('aurora', 'peaks', 'hills', 'ground', { seed: 21, rimColour: [0.2, 1, 0.6] }),
    ),
    still(stillLife('coins', '#e0a83c', '#f0d080', '#2a1808', { seed: 3 })),
    scene(
      outdoors('blood', 'firs', 'firs', 'none', { seed: 5, embers: 0.8, lamp: [0, 0.34, 0.2] }),
    ),
    emblem(
      'hunting-horn',
      'bone',
      '#ff9a3c',
      outdoors('night', 'peaks', 'firs', 'water', { seed: 9 }),
    ),
    still(stillLife('goblet', '#3060c0', '#d4dcec', '#0c1c34', { seed: 8 })),
    silhouette(
      'raven',
      [0, 0.2, 0.42],
      outdoors('blue', 'peaks', 'firs', 'none', { seed: 14, lamp: [0.02, 0.24, 0.44], snow: 0.6 }),
    ),
    emblem(
      'battle-axe',
      'silver',
      '#ff7a30',
      room('cave', '#4a3020', '#ff7a28', { seed: 3, embers: 1 }),
    ),
    emblem(
      'queen-crown',
      'gold',
      '#ffd070',
      outdoors('dawn', 'peaks', 'hills', 'water', { seed: 31, lamp: [0, 0.3, 0.16] }),
    ),
    glowing(outdoors('storm', 'firs', 'stacks', 'water', { seed: 17, bolt: 1.4, rain: 1 })),
    silhouette(
      'drakkar-dragon',
      [-0.1, 0.1, 0.56],
      outdoors('aurora', 'peaks', 'firs', 'water', {
        seed: 44,
        snow: 0.5,
        rimColour: [0.3, 1, 0.7],
      }),
    ),
  ],
  background: outdoors('dusk', 'peaks', 'firs', 'water', { seed: 52, lamp: [0.1, 0.05, 0.12] }),
  frame: { outer: 'bronze', inner: 'oak', corner: 'round', ornament: 'rivets' },
  symbols: {
    langskib: { shape: 'drakkar', metal: 'gold', glow: '#1fe0a0' },
    hjelm: { shape: 'viking-helmet', metal: 'silver' },
    horn: { shape: 'hunting-horn', metal: 'bone' },
    oekse: { shape: 'battle-axe', metal: 'iron' },
    ravn: { shape: 'raven', metal: 'slate', glow: '#6e9cff' },
    skjold: { shape: 'viking-shield', metal: 'bronze' },
    a: { letter: 'A', metal: 'ruby' },
    k: { letter: 'K', metal: 'gold' },
    q: { letter: 'Q', metal: 'violet' },
    j: { letter: 'J', metal: 'ice' },
  },
}
