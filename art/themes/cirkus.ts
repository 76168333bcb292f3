import { figure, glowing, silhouette, type ThemeArt, wrought } from '../composition.ts'
import {
  bigTop,
  clubs,
  elephantFar,
  flyers,
  handstand,
  magicHat,
  paradeElephant,
  ringCannon,
  ringMaster,
  ropeWalker,
  sevenBalls,
  tentFar,
  trapeze,
} from '../drawn/big-top.ts'
import { brassTrumpet, silkHat } from '../drawn/stage.ts'
import { parlour } from '../parlours.ts'
import { light, outdoors, room } from '../scenery.ts'
import { tableau } from '../tableau.ts'
import { tints } from '../tints.ts'

export const cirkus: ThemeArt = {
  slug: 'cirkus',
  lettering: { face: 'playfair', metal: 'gold', casing: 'redPaint', capitals: true },
  tiles: [
    silhouette(
      elephantFar,
      [0, 0.02, 0.6],
      room('curtain', '#a02018', '#ffd890', {
        seed: 3,
        rays: 1,
        spots: 1.3,
        glow: 1.4,
        carving: 1,
      }),
    ),
    figure(
      handstand,
      [0, 0.04, 0.62],
      room('curtain', '#641c58', '#ffd0f0', { seed: 6, rays: 1, spots: 1, glow: 1.3, carving: 0 }),
    ),
    silhouette(
      ropeWalker,
      [0, 0.1, 0.68],
      outdoors('blue', 'gables', 'gables', 'none', {
        seed: 9,
        lamp: [0, 0.3, 0.42],
        windows: 1,
        nearHeight: 0.1,
        farHeight: 0.2,
      }),
    ),
    wrought(
      ringCannon(),
      '#ffd080',
      room('vault', '#3c6c78', '#b0f0ff', { seed: 12, rays: 1, carving: 0, glow: 1.2 }),
    ),
    figure(
      flyers,
      [0, 0.2, 0.66],
      room('curtain', '#4c1c70', '#e0b0ff', {
        seed: 15,
        rays: 1,
        spots: 1.3,
        glow: 1.3,
        carving: 1,
      }),
    ),
    figure(
      ringMaster,
      [0, -0.02, 0.62],
      room('vault', '#a86c20', '#ffe090', { seed: 18, rays: 1, carving: 0, glow: 1.7 }),
    ),
    wrought(
      bigTop(),
      '#ffe0a0',
      outdoors('night', 'hills', 'crowns', 'ground', {
        seed: 21,
        stars: 1.4,
        lamp: [-0.28, 0.64, 0.11],
        nearHeight: 0.1,
        farHeight: 0.16,
      }),
    ),
    wrought(
      sevenBalls(),
      '#ff9090',
      room('vault', '#44307c', '#d8c8ff', { seed: 24, rays: 1, spots: 0.8, glow: 1, carving: 0 }),
    ),
    wrought(
      magicHat(),
      '#c0a0ff',
      parlour('mirrors', ['#3c2c60', '#3c3c80', '#e0d0ff', '#b0a0ff'], { seed: 27, rays: 1 }),
    ),
    glowing(
      room('vault', '#1c5460', '#c0ffff', {
        seed: 30,
        rays: 1,
        spots: 1.8,
        glow: 1.8,
        motes: 1,
        lamp: [0, 0, 0],
        accent: light('#ffb040', 1.5),
      }),
    ),
    silhouette(
      tableau(['human-pyramid', 256, 256, 500]),
      [0, 0.04, 0.62],
      outdoors('gold', 'hills', 'hills', 'ground', {
        seed: 33,
        lamp: [0, 0.24, 0.36],
        farHeight: 0.12,
        nearHeight: 0.06,
      }),
    ),
    silhouette(
      tentFar,
      [0, 0.0, 0.62],
      outdoors('violet', 'hills', 'crowns', 'ground', {
        seed: 36,
        embers: 1,
        lamp: [0.28, 0.66, 0.11],
        farHeight: 0.16,
        nearHeight: 0.08,
        spotA: [0, -0.12, 0.26, 1.8],
        spotB: [-0.34, -0.06, 0.1, 1],
        spotC: [0.34, -0.06, 0.1, 1],
      }),
    ),
  ],
  background: room('curtain', '#7c1c1c', '#ffd090', {
    seed: 39,
    glow: 0.9,
    spots: 0.4,
    carving: 1,
  }),
  frame: { outer: 'gold', inner: 'redPaint', corner: 'cut', ornament: 'beads' },
  symbols: {
    telt: { pieces: bigTop(), glow: '#ffd080' },
    'hoej-hat': { pieces: silkHat(tints.night) },
    trapez: { pieces: trapeze() },
    kanon: { pieces: ringCannon() },
    jongloerkegler: { pieces: clubs() },
    trompet: { pieces: brassTrumpet() },
    elefant: { pieces: paradeElephant() },
    a: { letter: 'A', metal: 'redPaint' },
    k: { letter: 'K', metal: 'gold' },
    q: { letter: 'Q', metal: 'ice' },
  },
}
