import { figure, silhouette, type ThemeArt, wrought } from '../composition.ts'
import {
  beamEngine,
  clockTowerFar,
  cogTower,
  dialWithin,
  pendulumSwing,
} from '../drawn/clock-towers.ts'
import {
  airship,
  airshipFar,
  brassHead,
  brassHeart,
  cogs,
  copperBoiler,
  cuckooClock,
  pendulumClock,
  pipeOrgan,
  spyglass,
} from '../drawn/clockwork.ts'
import { pocketWatch } from '../drawn/timepieces.ts'
import { parlour } from '../parlours.ts'
import { light, outdoors, room } from '../scenery.ts'
import { tableau } from '../tableau.ts'

export const ureOgDamp: ThemeArt = {
  slug: 'ure-og-damp',
  lettering: { face: 'metamorphous', metal: 'bronze', casing: 'iron', capitals: false },
  tiles: [
    wrought(
      brassHeart(),
      '#ff9060',
      room('curtain', '#6c1c20', '#ffc890', { seed: 3, rays: 1, glow: 0.9, carving: 0 }),
    ),
    silhouette(
      beamEngine,
      [0, 0.02, 0.6],
      room('vault', '#8c4020', '#ff9040', {
        seed: 6,
        rays: 1,
        carving: 0,
        glow: 1.7,
        embers: 1,
      }),
    ),
    silhouette(
      cogTower,
      [0, 0.02, 0.64],
      outdoors('gold', 'roofs', 'gables', 'none', {
        seed: 9,
        lamp: [-0.2, 0.34, 0.2],
        nearHeight: 0.2,
        farHeight: 0.3,
        spotA: [0, 0.18, 0.12, 1.2],
      }),
    ),
    wrought(
      cuckooClock(),
      '#ffd090',
      parlour('shelves', ['#4c3418', '#2c5038', '#ffe0b0', '#a8c070'], {
        seed: 12,
        rays: 1,
        glow: 0.9,
      }),
    ),
    wrought(
      copperBoiler(),
      '#80e0d8',
      room('vault', '#2c5454', '#80e0d0', { seed: 15, rays: 1, carving: 0, glow: 1.1 }),
    ),
    silhouette(
      airshipFar,
      [0.02, 0.24, 0.56],
      outdoors('dawn', 'peaks', 'hills', 'none', {
        seed: 18,
        lamp: [-0.1, 0.2, 0.3],
        clouds: 1,
        mist: 1.4,
        farHeight: 0.4,
        nearHeight: 0.14,
      }),
    ),
    figure(
      tableau([dialWithin, 256, 256, 512], ['man-in-coat', 262, 402, 190]),
      [0, 0.2, 0.78],
      outdoors('blue', 'gables', 'gables', 'none', {
        seed: 21,
        lamp: [0.2, 0.4, 0.26],
        windows: 1.2,
        nearHeight: 0.5,
        farHeight: 0.4,
      }),
    ),
    wrought(
      pipeOrgan(),
      '#ffe0a0',
      room('curtain', '#2c1c50', '#e0d0ff', { seed: 24, rays: 1, glow: 1, carving: 0 }),
    ),
    silhouette(
      pendulumSwing,
      [0, 0.14, 0.8],
      room('columns', '#a87c40', '#ffe0a0', {
        seed: 27,
        rays: 1,
        shafts: 0.8,
        glow: 1.5,
        lamp: [-0.1, 0.1, 0],
        subjectColour: light('#4c3010', 0.6),
        rimColour: light('#ffe8b0', 1.8),
      }),
    ),
    silhouette(
      tableau(
        [airshipFar, 170, 150, 300],
        [airshipFar, 380, 270, 220],
        [airshipFar, 150, 360, 140],
      ),
      [0, 0.16, 0.66],
      outdoors('violet', 'gables', 'gables', 'water', {
        seed: 30,
        windows: 1,
        embers: 1,
        lamp: [0.26, 0.64, 0.12],
        nearHeight: 0.2,
        spotA: [-0.1, 0.2, 0.12, 1.2],
        spotB: [0.26, -0.02, 0.1, 1],
        spotC: [-0.2, -0.12, 0.08, 0.9],
      }),
    ),
    wrought(
      brassHead(),
      '#70f0e8',
      parlour('fireside', ['#3c3c44', '#4c3c34', '#ffb878', '#ffb050'], {
        seed: 33,
        rays: 1,
        horizonY: -0.6,
        ware: light('#585c64'),
      }),
    ),
    silhouette(
      clockTowerFar,
      [0.02, 0.1, 0.64],
      outdoors('night', 'gables', 'gables', 'none', {
        seed: 36,
        lamp: [0.04, 0.36, 0.4],
        windows: 0.8,
        nearHeight: 0.16,
        farHeight: 0.2,
        spotA: [0.02, 0.29, 0.12, 1.6],
      }),
    ),
  ],
  background: room('vault', '#5c3c20', '#ffb868', { seed: 39, carving: 1, glow: 0.9 }),
  frame: { outer: 'bronze', inner: 'iron', corner: 'round', ornament: 'rivets' },
  symbols: {
    lommeur: { pieces: pocketWatch(), glow: '#ffd080' },
    tandhjul: { pieces: cogs() },
    luftskib: { pieces: airship() },
    kedel: { pieces: copperBoiler() },
    pendul: { pieces: pendulumClock() },
    orgel: { pieces: pipeOrgan() },
    kikkert: { pieces: spyglass() },
    a: { letter: 'A', metal: 'bronze' },
    k: { letter: 'K', metal: 'emerald' },
    q: { letter: 'Q', metal: 'ruby' },
  },
}
