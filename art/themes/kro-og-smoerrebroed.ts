import {
  type Composition,
  figure,
  silhouette,
  still,
  type ThemeArt,
  wrought,
} from '../composition.ts'
import { beerMug, bluePot, cheese, herringFish, nightSnack, ryeLoaf } from '../drawn/inn-fare.ts'
import {
  cellarMaster,
  coldTable,
  fallingStar,
  herringShoal,
  kingsInn,
  lunchTable,
} from '../drawn/inn-sights.ts'
import {
  bellAndDram,
  cashRegister,
  chamberCandle,
  dram,
  innSign,
  looseBell,
} from '../drawn/inn-table.ts'
import { stepBack } from '../drawn/limbs.ts'
import { parlour } from '../parlours.ts'
import { light, outdoors, room, stillLife, street, underWater } from '../scenery.ts'

const starOverTheVillage: Composition = {
  ...silhouette(
    fallingStar,
    [-0.02, 0.36, 0.56],
    outdoors('night', 'gables', 'gables', 'none', {
      seed: 9,
      windows: 1.3,
      lamp: [0.2, 0.22, 0.06],
      lampKind: 0,
      glow: 1.2,
      nearHeight: 0.4,
      farHeight: 0.34,
      middle: light('#142c54'),
      horizon: light('#4c5c7c'),
      clouds: 0.2,
      stars: 1.4,
      subjectColour: light('#fff0c0', 1.8),
      rimColour: light('#ffffff', 1.6),
    }),
  ),
  kind: 'light',
}

export const kroOgSmoerrebroed: ThemeArt = {
  slug: 'kro-og-smoerrebroed',
  lettering: { face: 'cinzel', metal: 'bone', casing: 'oak', capitals: false },
  tiles: [
    wrought(
      nightSnack(),
      '#ffe0a0',
      parlour('window', ['#5c3418', '#4c5c30', '#e8f0ff', '#ffc060'], { seed: 3, rays: 1 }),
    ),
    wrought(
      cashRegister(),
      '#ffd880',
      parlour('shelves', ['#5c3c20', '#3c5c40', '#ffe8c0', '#c88840'], { seed: 6, rays: 1 }),
    ),
    starOverTheVillage,
    wrought(
      bellAndDram(),
      '#ffc070',
      parlour('fireside', ['#4c2410', '#4c2c18', '#ffb060', '#ffa040'], {
        seed: 12,
        rays: 1,
        horizonY: -0.6,
        ware: light('#806850'),
      }),
    ),
    wrought(
      ryeLoaf(),
      '#fff0d0',
      room('vault', '#8c8070', '#fff0d8', { seed: 15, rays: 1, carving: 0, glow: 1.1 }),
    ),
    silhouette(
      lunchTable,
      [0, 0, 0.8],
      parlour('window', ['#8c7048', '#7c8c50', '#fff8e0', '#ffe0a0'], {
        seed: 18,
        moon: 0,
        glow: 1.2,
        lamp: [0.1, 0.5, 0.12],
        outside: light('#6cb0e0'),
        outsideLow: light('#c8e0a8'),
        subjectColour: light('#4c3018', 0.6),
        rimColour: light('#fff0c8', 1.4),
      }),
    ),
    silhouette(
      herringShoal,
      [0, 0.14, 0.68],
      underWater('#70c8b0', '#1c6c74', '#04242c', {
        seed: 21,
        reef: 0.3,
        shafts: 1.3,
        bubbles: 0.8,
        subjectColour: light('#80a0b0', 0.5),
        rimColour: light('#f0fcff', 1.6),
        rim: 1.4,
      }),
    ),
    figure(
      stepBack(cellarMaster),
      [0, 0.02, 0.86],
      room('vault', '#6c4824', '#ffb050', {
        seed: 24,
        rays: 1,
        glow: 1.5,
        lamp: [0.26, 0.14, 0],
        rimColour: light('#ffc070', 1.6),
      }),
    ),
    silhouette(
      coldTable,
      [0, 0.06, 0.82],
      parlour('mirrors', ['#7c4c34', '#8c5040', '#fff0d0', '#ffc870'], {
        seed: 27,
        glow: 1.2,
        subjectColour: light('#5c3c24', 0.55),
        rimColour: light('#fff0c0', 1.6),
      }),
    ),
    wrought(
      bluePot(),
      '#ffe0c0',
      room('curtain', '#a84830', '#ffe8d0', { seed: 30, rays: 1, glow: 1, carving: 0 }),
    ),
    still(
      stillLife('bottle', '#a84c10', '#e0a040', '#3c3c18', {
        seed: 33,
        tableColour: light('#4c2c14'),
        rimLight: light('#d0ff90', 1.3),
      }),
    ),
    silhouette(
      stepBack(kingsInn),
      [-0.04, 0.06, 0.83],
      outdoors('violet', 'crowns', 'crowns', 'ground', {
        seed: 36,
        lamp: [-0.3, 0.56, 0.12],
        farHeight: 0.4,
        nearHeight: 0.14,
        zenith: light('#14143c'),
        middle: light('#583c70'),
        horizon: light('#f09070'),
        haze: light('#70486c'),
        spotA: [-0.04, -0.08, 0.4, 0.7],
        spotB: [0.2, -0.1, 0.3, 0.7],
        spotC: [0.56, 0.2, 0.12, 1],
      }),
    ),
  ],
  background: street('#e0a050', '#c08040', {
    seed: 39,
    signs: 0,
    wet: 0.6,
    tall: 1.1,
    horizon: light('#5c4024'),
    near: light('#1c140c'),
    zenith: light('#14100c'),
    windowColour: light('#ffb860', 1.5),
  }),
  frame: { outer: 'oak', inner: 'bronze', corner: 'cut', ornament: 'studs' },
  symbols: {
    kroskilt: { pieces: innSign(), glow: '#ffd080' },
    snapseglas: { pieces: dram() },
    oelkrus: { pieces: beerMug() },
    rugbroed: { pieces: ryeLoaf() },
    sild: { pieces: herringFish() },
    ost: { pieces: cheese() },
    stearinlys: { pieces: chamberCandle() },
    klokke: { pieces: looseBell() },
    a: { letter: 'A', metal: 'bronze' },
    k: { letter: 'K', metal: 'emerald' },
  },
}
