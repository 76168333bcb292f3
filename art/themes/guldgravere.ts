import { figure, scene, silhouette, standing, type ThemeArt, wrought } from '../composition.ts'
import { map, miner, packDonkey, panner } from '../figures/prospectors.ts'
import { outdoors } from '../scenery.ts'
import { inlaid } from '../tableau.ts'
import { symbolThing, thing } from '../things.ts'
import { tints } from '../tints.ts'
import { mine } from '../underground.ts'

const gold = ['#ffb828', '#406878', '#806040'] as const
const brass = ['#c08030', '#806030', '#ffb040'] as const
const sticks = ['#c01818', '#e8d8b0', '#ffd060'] as const

const chart = [
  { shape: map.sheet, metal: 'bone', bevel: 10, camber: 0.3, grain: 'stone' },
  { shape: map.river, metal: 'deepIce', bevel: 4, edge: 1 },
  { shape: map.hills, metal: 'oak', bevel: 5, edge: 1.5 },
  { shape: map.way, metal: 'oldGold', bevel: 5, edge: 1.5 },
  { shape: map.cross, metal: 'ruby', bevel: 9, edge: 3 },
  { shape: map.roll, metal: 'bone', bevel: 26, camber: 0.6, grain: 'stone' },
] as const

export const guldgravere: ThemeArt = {
  slug: 'guldgravere',
  lettering: { face: 'playfair', metal: 'gold', casing: 'oak', capitals: true },
  tiles: [
    figure(
      panner,
      [0, -0.02, 0.5],
      outdoors('gold', 'peaks', 'firs', 'water', {
        seed: 4,
        lamp: [0.14, 0.3, 0.2],
        chop: 0.4,
        nearHeight: 0.28,
      }),
    ),
    scene(
      outdoors('dawn', 'peaks', 'firs', 'ground', {
        seed: 9,
        snow: 0.9,
        farHeight: 0.85,
        lamp: [-0.25, 0.5, 0.09],
        groundColour: [0.5, 0.55, 0.66],
      }),
    ),
    standing(
      thing('gold-pan', gold, '#50707c', { seed: 6, lift: 0.7, raise: 0.36, distance: 6.6 }),
      [0, 0.12, 0.98],
      outdoors('day', 'peaks', 'firs', 'water', {
        seed: 16,
        chop: 0.5,
        lamp: [-0.24, 0.6, 0.08],
        nearHeight: 0.3,
      }),
    ),
    scene(
      outdoors('gold', 'peaks', 'firs', 'water', {
        seed: 21,
        chop: 0.7,
        lamp: [0.02, 0.14, 0.16],
        glow: 2,
        haze: [0.7, 0.36, 0.1],
        waterColour: [0.16, 0.08, 0.015],
      }),
    ),
    standing(
      thing('nugget', ['#ffb828', '#f0d080'], '#6c4c20', { seed: 4 }),
      [0, 0.16, 0.82],
      mine('#5c4630', '#ff9c40', '#ffd890', { seed: 12, veins: 0.8, bend: -0.3, lamps: 0.8 }),
    ),
    standing(
      thing('dynamite', sticks, '#5c2810'),
      [0, 0.16, 0.76],
      mine('#6a3020', '#ff6028', '#ff8040', { seed: 15, bend: 0.3, embers: 1, glow: 1 }),
    ),
    scene(
      mine('#6c5434', '#ffc060', '#ffe8b0', {
        seed: 18,
        veins: 1.5,
        bend: 0.05,
        rails: 0,
        timber: 0,
        lamps: 0.7,
      }),
    ),
    silhouette(
      packDonkey,
      [0, 0.04, 0.52],
      outdoors('dusk', 'peaks', 'hills', 'ground', {
        seed: 24,
        lamp: [-0.16, 0.3, 0.3],
        farHeight: 0.45,
      }),
    ),
    figure(
      miner,
      [0, -0.02, 0.5],
      mine('#404c60', '#ffb050', '#90b8e8', { seed: 28, bend: 0, glow: 1.1, lamps: 0.6 }),
    ),
    standing(
      thing('pickaxe', ['#f0b030', '#d0d8e0'], '#4c3820'),
      [0, 0.18, 0.82],
      outdoors('gold', 'stacks', 'stacks', 'ground', {
        seed: 31,
        motes: 2.4,
        lamp: [0.1, 0.3, 0.16],
        mist: 1.4,
      }),
    ),
    wrought(
      inlaid('strongbox', 'iron', 'gold'),
      '#ff9040',
      outdoors('night', 'peaks', 'firs', 'ground', {
        seed: 35,
        lampKind: 0,
        stars: 1.6,
        embers: 0.8,
        spotA: [0.32, -0.3, 0.42, 1.5],
        spotColour: [2.2, 0.8, 0.2],
      }),
    ),
    wrought(
      chart,
      '#ffb040',
      mine('#3c3028', '#ffb050', '#ffc870', { seed: 39, bend: -0.1, lamps: 0.9, glow: 0.6 }),
    ),
  ],
  background: mine('#5c4630', '#ffb050', '#ffe0a0', { seed: 3, veins: 0.8, bend: 0.05 }),
  frame: { outer: 'bronze', inner: 'oak', corner: 'square', ornament: 'rivets' },
  symbols: {
    guldklump: symbolThing('nugget', ['#ffb828', '#f0d080']),
    vaskepande: symbolThing('gold-pan', gold, { lift: 0.5, raise: 0.36, distance: 6.6 }),
    hakke: symbolThing('pickaxe', ['#f0b030', '#d0d8e0']),
    minevogn: symbolThing('mine-cart', ['#ffb828', '#909090'], { ore: 1, lift: 0.3 }),
    dynamit: symbolThing('dynamite', sticks),
    lygte: symbolThing('lantern', brass),
    aesel: { pieces: [{ shape: packDonkey, metal: tints.felt, bevel: 20 }] },
    kort: { pieces: chart },
    a: { letter: 'A', metal: 'ruby' },
    k: { letter: 'K', metal: 'gold' },
  },
}
