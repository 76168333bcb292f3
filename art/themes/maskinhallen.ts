import { type Composition, figure, silhouette, type ThemeArt, wrought } from '../composition.ts'
import { stepBack } from '../drawn/limbs.ts'
import {
  cell,
  chip,
  cogAndTransistor,
  copperReel,
  horseshoeMagnet,
  spanner,
  steelCog,
  steelHand,
  tornCable,
} from '../drawn/machine-hall.ts'
import {
  beams,
  benchAndTools,
  ironMan,
  pylons,
  scrapCrane,
  underTheCar,
  worksNine,
} from '../drawn/machine-sights.ts'
import { light, outdoors, room } from '../scenery.ts'
import { mine } from '../underground.ts'

const laserBeams: Composition = {
  ...silhouette(
    beams,
    [0, 0.1, 0.86],
    room('columns', '#3c1828', '#ff4060', {
      seed: 24,
      glow: 0.5,
      lamp: [0, 0.3, 0],
      polish: 0.8,
      subjectColour: light('#ff1020', 2.4),
      rimColour: light('#ff5060', 1),
      rim: 1,
    }),
  ),
  kind: 'light',
}

export const maskinhallen: ThemeArt = {
  slug: 'maskinhallen',
  lettering: { face: 'classic', metal: 'silver', casing: 'iron', capitals: true },
  tiles: [
    wrought(
      cogAndTransistor(),
      '#ffa050',
      room('vault', '#4c5c68', '#c0dcf0', { seed: 3, rays: 1, carving: 0, glow: 0.9 }),
    ),
    silhouette(
      stepBack(benchAndTools),
      [0, 0.16, 1.0],
      room('vault', '#305868', '#b0e8ff', {
        seed: 6,
        rays: 1,
        carving: 0,
        glow: 1.5,
        lamp: [0.05, 0.34, 0],
        subjectColour: light('#0c1c24', 0.5),
        rimColour: light('#d0f0ff', 1.4),
      }),
    ),
    silhouette(
      pylons,
      [0, 0.14, 0.72],
      outdoors('storm', 'hills', 'firs', 'none', {
        seed: 9,
        bolt: 1.8,
        nearHeight: 0.14,
        farHeight: 0.2,
        zenith: light('#140c2c'),
        middle: light('#342c68'),
        horizon: light('#7c68a8'),
        haze: light('#3c3464'),
        rimColour: light('#b8b0ff', 1.6),
      }),
    ),
    silhouette(
      stepBack(scrapCrane),
      [0, 0.08, 0.89],
      outdoors('gold', 'roofs', 'roofs', 'ground', {
        seed: 12,
        farHeight: 0.16,
        nearHeight: 0.1,
        lamp: [-0.26, 0.3, 0.18],
        zenith: light('#506058'),
        middle: light('#b8a060'),
        horizon: light('#f0d888'),
        haze: light('#8c8458'),
        groundColour: light('#4c4430'),
        mist: 1.3,
      }),
    ),
    figure(
      underTheCar,
      [0, 0.12, 0.66],
      room('columns', '#284868', '#a8d0ff', {
        seed: 15,
        rays: 1,
        glow: 1.3,
        lamp: [0.1, 0.06, 0],
        polish: 0.7,
        rimColour: light('#c8e4ff', 1.6),
      }),
    ),
    wrought(
      chip(),
      '#40b0ff',
      room('curtain', '#0c2c3c', '#60d0ff', { seed: 18, rays: 1, glow: 0.9, carving: 0 }),
    ),
    wrought(
      horseshoeMagnet(),
      '#ff8060',
      mine('#5c6468', '#c0d8e8', '#e0f0ff', { seed: 21, rays: 1, rails: 1, timber: 0.6 }),
    ),
    laserBeams,
    wrought(
      cell(),
      '#ffc040',
      outdoors('violet', 'roofs', 'roofs', 'none', {
        seed: 27,
        windows: 1,
        lampKind: 0,
        zenith: light('#041818'),
        middle: light('#0c3c38'),
        horizon: light('#50a890'),
        haze: light('#1c5c54'),
        near: light('#041412'),
      }),
    ),
    figure(
      ironMan,
      [0, 0.06, 0.64],
      room('vault', '#5c2c14', '#ff8428', {
        seed: 30,
        rays: 1,
        carving: 0,
        glow: 2,
        embers: 1.2,
        lamp: [0, 0.22, 0],
        rimColour: light('#ffa850', 1.6),
      }),
    ),
    wrought(
      tornCable(),
      '#90e0ff',
      room('vault', '#28303c', '#70b0e0', { seed: 33, rays: 1, carving: 0, glow: 1.2, embers: 1 }),
    ),
    silhouette(
      stepBack(worksNine),
      [0, 0.16, 0.86],
      outdoors('dusk', 'roofs', 'roofs', 'none', {
        seed: 36,
        windows: 0.7,
        lamp: [0.3, 0.3, 0.14],
        farHeight: 0.3,
        nearHeight: 0.1,
        zenith: light('#2c2430'),
        middle: light('#a04828'),
        horizon: light('#ff8c30'),
        haze: light('#8c4828'),
      }),
    ),
  ],
  background: room('columns', '#303c48', '#b8d0e0', {
    seed: 39,
    rays: 1,
    glow: 0.9,
    polish: 0.5,
    shafts: 0.5,
  }),
  frame: { outer: 'iron', inner: 'bronze', corner: 'square', ornament: 'rivets' },
  symbols: {
    tandhjul: { pieces: steelCog() },
    spole: { pieces: copperReel() },
    magnet: { pieces: horseshoeMagnet() },
    batteri: { pieces: cell() },
    kredsloeb: { pieces: chip(), glow: '#40b0ff' },
    noegle: { pieces: spanner() },
    maskinhaand: { pieces: steelHand() },
    a: { letter: 'A', metal: 'iron' },
    k: { letter: 'K', metal: 'bronze' },
    q: { letter: 'Q', metal: 'ice' },
  },
}
