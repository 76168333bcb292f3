import { figure, silhouette, still, type ThemeArt, wrought } from '../composition.ts'
import {
  buriedCross,
  captainAtWheel,
  gunIsle,
  mutineers,
  palmBeach,
  shipCompass,
} from '../drawn/pirate-coast.ts'
import {
  blackFlag,
  buccaneer,
  buccaneerShip,
  corsairSkull,
  cutlass,
  parrot,
  rumBottle,
  seaChart,
  seaChest,
  shipGun,
} from '../drawn/pirates.ts'
import { woods } from '../groves.ts'
import { parlour } from '../parlours.ts'
import { light, outdoors, room, stillLife } from '../scenery.ts'

export const pirater: ThemeArt = {
  slug: 'pirater',
  lettering: { face: 'metamorphous', metal: 'gold', casing: 'oak', capitals: true },
  tiles: [
    figure(
      captainAtWheel,
      [0, -0.04, 0.62],
      outdoors('dusk', 'hills', 'hills', 'water', {
        seed: 3,
        farHeight: 0.1,
        nearHeight: 0.05,
        lamp: [0.1, 0.22, 0.34],
        chop: 0.4,
      }),
    ),
    wrought(
      seaChest(),
      '#ffd070',
      room('cave', '#5c4424', '#ffc060', { seed: 5, glow: 1.2, lamp: [0, 0.2, 0] }),
    ),
    wrought(
      blackFlag(),
      '#90b8c8',
      outdoors('storm', 'hills', 'hills', 'water', {
        seed: 8,
        bolt: 0.8,
        farHeight: 0.08,
        chop: 0.7,
      }),
    ),
    still(
      stillLife('bottle', '#d84810', '#4c0c04', '#7c0c24', {
        seed: 11,
        turn: 0.3,
        tableColour: light('#5c2410'),
        lightColour: light('#ffe0d0', 1.3),
      }),
    ),
    wrought(parrot(), '#b0f080', woods('jungle', { seed: 14, rays: 1, lamp: [0.1, 0.3, 0.14] })),
    wrought(
      shipGun(),
      '#ffe0b0',
      outdoors('day', 'hills', 'hills', 'water', {
        seed: 17,
        farHeight: 0.12,
        nearHeight: 0.06,
        lamp: [-0.24, 0.66, 0.08],
        chop: 0.5,
      }),
    ),
    wrought(
      seaChart(),
      '#ffd890',
      parlour('window', ['#5c3818', '#7c2018', '#ffd8a0', '#ffb050'], {
        seed: 20,
        rays: 1,
        moon: 0,
        lamp: [0.2, 0.5, 0.1],
        outside: light('#20406c'),
        outsideLow: light('#70a0b8'),
      }),
    ),
    silhouette(
      buccaneer,
      [0, 0.08, 0.56],
      outdoors('night', 'hills', 'hills', 'water', {
        seed: 23,
        farHeight: 0.06,
        nearHeight: 0.04,
        lamp: [0.02, 0.2, 0.5],
        chop: 0.5,
      }),
    ),
    silhouette(
      gunIsle,
      [0, 0.02, 0.66],
      outdoors('gold', 'hills', 'hills', 'water', {
        seed: 26,
        farHeight: 0.08,
        nearHeight: 0.05,
        lamp: [-0.16, 0.2, 0.2],
        spotA: [-0.34, 0.18, 0.14, 1.6],
        spotB: [0.12, 0.2, 0.1, 1.3],
        spotColour: light('#ff7020', 2.2),
      }),
    ),
    figure(
      mutineers,
      [0.06, -0.02, 0.6],
      outdoors('blood', 'hills', 'hills', 'water', {
        seed: 29,
        farHeight: 0.08,
        nearHeight: 0.04,
        embers: 0.8,
        lamp: [0, 0.2, 0.36],
      }),
    ),
    silhouette(
      palmBeach,
      [0, -0.04, 0.68],
      outdoors('violet', 'hills', 'hills', 'water', {
        seed: 32,
        farHeight: 0.14,
        nearHeight: 0.06,
        lamp: [0.3, 0.6, 0.12],
        embers: 0.9,
        spotA: [0.12, -0.3, 0.4, 1.6],
        spotColour: light('#ff9030', 2.2),
      }),
    ),
    wrought(
      buriedCross(),
      '#fff0b0',
      outdoors('jade', 'hills', 'hills', 'water', {
        seed: 35,
        lampKind: 1,
        lamp: [0.2, 0.5, 0.1],
        farHeight: 0.2,
        nearHeight: 0.08,
        stars: 0,
      }),
    ),
  ],
  background: outdoors('dusk', 'hills', 'hills', 'water', {
    seed: 38,
    farHeight: 0.14,
    nearHeight: 0.06,
    lamp: [0.2, 0.1, 0.16],
    chop: 0.4,
  }),
  frame: { outer: 'oak', inner: 'gold', corner: 'round', ornament: 'rivets' },
  symbols: {
    galeon: { pieces: buccaneerShip(), glow: '#ffd080' },
    kranie: { pieces: corsairSkull() },
    kompas: { pieces: shipCompass() },
    kort: { pieces: seaChart() },
    sabel: { pieces: cutlass() },
    kanon: { pieces: shipGun() },
    kiste: { pieces: seaChest(), glow: '#ffc040' },
    rom: { pieces: rumBottle() },
    a: { letter: 'A', metal: 'gold' },
    k: { letter: 'K', metal: 'ruby' },
  },
}
