import { figure, scene, silhouette, standing, type ThemeArt, wrought } from '../composition.ts'
import {
  coalFar,
  engine,
  engineAhead,
  peakedCap,
  platformClock,
  platformSeven,
  pointsLever,
  railTicket,
  semaphore,
  semaphoreFar,
  stationMaster,
  trainAcross,
  viaductTrain,
  wagon,
} from '../drawn/railway.ts'
import { pocketWatch } from '../drawn/timepieces.ts'
import { parlour } from '../parlours.ts'
import { light, outdoors, room, stillLife } from '../scenery.ts'
import { tableau } from '../tableau.ts'
import { tints } from '../tints.ts'
import { mine } from '../underground.ts'

export const tog: ThemeArt = {
  slug: 'tog',
  lettering: { face: 'limelight', metal: 'silver', casing: 'redPaint', capitals: true },
  tiles: [
    silhouette(
      viaductTrain,
      [0, 0.06, 0.78],
      outdoors('dusk', 'hills', 'hills', 'water', {
        seed: 3,
        farHeight: 0.24,
        nearHeight: 0.12,
        horizonY: -0.3,
        foot: -0.3,
        lamp: [0.06, 0.24, 0.26],
      }),
    ),
    silhouette(
      engineAhead,
      [0, 0.0, 0.62],
      outdoors('blue', 'firs', 'firs', 'ground', {
        seed: 6,
        mist: 1.8,
        lamp: [0, 0.3, 0.4],
        lampKind: 0,
        glow: 1.4,
        spotA: [0, 0.06, 0.3, 2],
        spotB: [-0.26, -0.14, 0.1, 1.2],
        spotC: [0.26, -0.14, 0.1, 1.2],
        spotColour: light('#ffe0a0', 2.2),
        nearHeight: 0.3,
      }),
    ),
    figure(
      stationMaster,
      [0.02, -0.04, 0.6],
      room('vault', '#345c7c', '#fff0c0', { seed: 9, rays: 1, carving: 0, glow: 1.5 }),
    ),
    wrought(
      pointsLever(),
      '#ffb060',
      outdoors('storm', 'hills', 'firs', 'ground', {
        seed: 12,
        rain: 0.6,
        nearHeight: 0.22,
        groundColour: light('#6c6458'),
      }),
    ),
    wrought(
      wagon('gold'),
      '#ffe080',
      mine('#5c4630', '#ffb050', '#ffe0a0', { seed: 15, rays: 1, bend: 0, lamps: 0.8, timber: 0 }),
    ),
    standing(
      stillLife('goblet', '#a01828', '#e0e4ec', '#4c2010'),
      [0, -0.04, 0.72],
      parlour('window', ['#5c2c14', '#7c1c1c', '#ffd8a0', '#ffb858'], {
        seed: 18,
        rays: 1,
        moon: 0,
        lamp: [-0.3, 0.4, 0.1],
        outside: light('#3c3058'),
        outsideLow: light('#e89068'),
        candles: 0.8,
        horizonY: -0.4,
      }),
    ),
    wrought(
      platformSeven(),
      '#a0c8ff',
      room('vault', '#4c5c50', '#d0e8c0', { seed: 21, rays: 1, carving: 0, glow: 1.2 }),
    ),
    silhouette(
      coalFar,
      [0, 0.02, 0.52],
      outdoors('blood', 'hills', 'roofs', 'ground', {
        seed: 24,
        lamp: [-0.1, 0.24, 0.28],
        nearHeight: 0.2,
        farHeight: 0.2,
        embers: 1,
      }),
    ),
    scene(
      mine('#505c68', '#ffd090', '#fff0d0', {
        seed: 27,
        bend: 0.04,
        timber: 0,
        glow: 1.7,
        lamps: 0.5,
        veins: 0,
      }),
    ),
    silhouette(
      trainAcross,
      [0, 0.1, 0.76],
      outdoors('aurora', 'peaks', 'firs', 'ground', {
        seed: 30,
        snow: 0.8,
        groundColour: light('#8ca8c0'),
        farHeight: 0.6,
        nearHeight: 0.2,
        rimColour: light('#60ffc0', 0.9),
      }),
    ),
    wrought(
      railTicket(),
      '#ffd0a0',
      parlour('shelves', ['#5c3418', '#2c4c5c', '#ffe0b0', '#c89858'], { seed: 33, rays: 1 }),
    ),
    silhouette(
      tableau([platformClock, 190, 262, 420], [semaphoreFar, 420, 330, 280]),
      [0, 0.04, 0.6],
      outdoors('gold', 'hills', 'crowns', 'ground', {
        seed: 36,
        lamp: [0.16, 0.14, 0.16],
        farHeight: 0.16,
        nearHeight: 0.12,
        mist: 1.3,
      }),
    ),
  ],
  background: room('vault', '#5c4434', '#ffc880', { seed: 39, carving: 0, glow: 1 }),
  frame: { outer: 'iron', inner: 'redPaint', corner: 'square', ornament: 'rivets' },
  symbols: {
    lokomotiv: { pieces: engine(tints.moss), glow: '#ffc060' },
    signal: { pieces: semaphore() },
    billet: { pieces: railTicket() },
    lommeur: { pieces: pocketWatch(tints.porcelain) },
    kulvogn: { pieces: wagon('coal') },
    kasket: { pieces: peakedCap() },
    sporskifte: { pieces: pointsLever() },
    a: { letter: 'A', metal: 'redPaint' },
    k: { letter: 'K', metal: 'gold' },
    q: { letter: 'Q', metal: 'slate' },
  },
}
