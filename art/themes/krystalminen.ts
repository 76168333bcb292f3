import { glowing, scene, standing, still, type ThemeArt } from '../composition.ts'
import { gem } from '../gem-cuts.ts'
import { outdoors } from '../scenery.ts'
import { symbolThing, thing } from '../things.ts'
import { grotto, mine } from '../underground.ts'

const amethyst = ['#9050f0', '#50d0e0'] as const
const quartz = ['#dce8ff', '#ffc8dc'] as const
const brass = ['#b07838', '#806030', '#ffb040'] as const

export const krystalminen: ThemeArt = {
  slug: 'krystalminen',
  lettering: { face: 'marcellus', metal: 'violet', casing: 'silver', capitals: true },
  tiles: [
    scene(
      grotto('#584878', '#8060c0', '#a050ff', '#40e0e0', { seed: 3, crystals: 1, glowers: 0.5 }),
    ),
    standing(
      thing('mine-cart', ['#9050f0', '#909090'], '#503820', { lift: 0.3 }),
      [0, 0.12, 0.8],
      mine('#544838', '#ffb050', '#ffd8a0', { seed: 7, bend: 0.25, lamps: 0.9, rails: 0 }),
    ),
    standing(
      thing('crystals', quartz, '#6880b0', { seed: 3 }),
      [0, 0.14, 0.82],
      grotto('#405070', '#7090d0', '#c8dcff', '#80b0ff', {
        seed: 11,
        lake: 0,
        crystals: 0.5,
        shafts: 0.5,
      }),
    ),
    scene(
      mine('#303c58', '#60a0ff', '#60c0ff', {
        seed: 8,
        bend: -0.2,
        crystals: 0.8,
        lamps: 0.6,
        crystalColour: [0.05, 0.5, 0.7],
      }),
    ),
    still(gem('rough', '#a040f0', '#2c1048', '#e080ff', { seed: 9, tilt: 0.55, turn: 0.9 })),
    scene(
      grotto('#285058', '#40b0a0', '#40e0c0', '#b0ffe8', {
        seed: 16,
        drip: 1,
        crystals: 0.2,
        teeth: 1.3,
        lamp: [-0.1, 0.1, 0.1],
      }),
    ),
    glowing(
      mine('#4c2418', '#ff5020', '#ff8030', {
        seed: 19,
        veins: 2.2,
        veinColour: [1.9, 0.36, 0.06],
        timber: 0,
        rails: 0,
        lamps: 0.5,
        embers: 0.6,
        bend: 0.1,
      }),
    ),
    standing(
      thing('pickaxe', ['#c88238', '#d8e0f0'], '#5c5070', { seed: 2 }),
      [0, 0.14, 0.88],
      grotto('#5c4c70', '#9070b8', '#ffc070', '#d0a0ff', {
        seed: 23,
        lake: 0,
        crystals: 0.7,
        teeth: 0.4,
        lamp: [0.3, 0.18, 0.05],
      }),
    ),
    standing(
      thing('lantern', ['#708868', '#506048', '#b0ff60'], '#285038'),
      [0, 0.16, 0.74],
      grotto('#2c4434', '#3c8058', '#80ff60', '#d0ff90', {
        seed: 27,
        glowers: 1.4,
        crystals: 0,
        lake: 0,
      }),
    ),
    scene(
      outdoors('gold', 'stacks', 'stacks', 'water', {
        seed: 31,
        nearHeight: 0.95,
        farHeight: 0.7,
        lamp: [0.05, 0.3, 0.12],
        haze: [0.62, 0.2, 0.06],
        near: [0.2, 0.05, 0.015],
        zenith: [0.08, 0.2, 0.26],
        clouds: 0.3,
      }),
    ),
    standing(
      gem('step', '#c01024', '#5c1018', '#ff6050', { clear: 1, seed: 4, tilt: 0.4, turn: 0.5 }),
      [0, 0.22, 0.7],
      mine('#4c2c30', '#ff8060', '#ff9080', {
        seed: 34,
        crystals: 0.9,
        crystalColour: [0.75, 0.03, 0.07],
        bend: -0.12,
      }),
      0,
    ),
    standing(
      thing('crystals', ['#f03c90', '#ff9050'], '#803060', { seed: 5, turn: 1.4 }),
      [0, 0.1, 0.78],
      grotto('#5c3048', '#d05090', '#ff4090', '#ffa050', {
        seed: 38,
        lake: 0,
        shafts: 1,
        crystals: 0.4,
        lamp: [0, 0.5, 0.2],
      }),
    ),
  ],
  background: grotto('#483c68', '#6050a0', '#9050f0', '#40d0d0', { seed: 44, crystals: 0.8 }),
  frame: { outer: 'slate', inner: 'violet', corner: 'cut', ornament: 'studs' },
  symbols: {
    ametyst: {
      scenery: gem('oval', '#a040f0', '#302050', '#d080ff', { clear: 1, scale: 0.78, turn: 0.5 }),
    },
    kvarts: symbolThing('crystals', quartz),
    minevogn: symbolThing('mine-cart', amethyst, { lift: 0.3 }),
    hakke: symbolThing('pickaxe', ['#f0b030', '#d0d8e0']),
    lygte: symbolThing('lantern', brass),
    kobber: symbolThing('nugget', ['#d06a30', '#f0a070'], { turn: 1.2 }),
    granat: {
      scenery: gem('step', '#c01024', '#402020', '#ff6050', { clear: 1, scale: 0.76, tilt: 0.3 }),
    },
    a: { letter: 'A', metal: 'ruby' },
    k: { letter: 'K', metal: 'violet' },
    q: { letter: 'Q', metal: 'ice' },
  },
}
