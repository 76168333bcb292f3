import { figure, silhouette, type ThemeArt, wrought } from '../composition.ts'
import {
  codeLock,
  courierBag,
  fieldGlasses,
  microfilm,
  paperReader,
  passport,
  redFile,
  telephone,
  transmitter,
  twoOnBridge,
  umbrella,
  underUmbrella,
  vaultDoor,
} from '../drawn/agents.ts'
import { engineFar } from '../drawn/railway.ts'
import { woods } from '../groves.ts'
import { parlour } from '../parlours.ts'
import { light, outdoors, room, street } from '../scenery.ts'
import { tableau } from '../tableau.ts'

export const spioner: ThemeArt = {
  slug: 'spioner',
  lettering: { face: 'limelight', metal: 'silver', casing: 'iron', capitals: true },
  tiles: [
    figure(
      tableau(
        ['man-in-coat', 130, 290, 330],
        ['man-in-coat', 390, 290, 330, -1],
        ['man-in-coat', 256, 270, 450],
      ),
      [0, -0.04, 0.62],
      room('vault', '#8c2c24', '#ff9070', { seed: 3, rays: 1, carving: 0, glow: 1.5 }),
    ),
    wrought(
      microfilm(),
      '#ffc080',
      room('curtain', '#1c3c48', '#c0e8f0', { seed: 6, rays: 1, glow: 0.9, carving: 0 }),
    ),
    wrought(
      codeLock(),
      '#a0d8ff',
      woods('snow', { seed: 9, rays: 1, snow: 1, lamp: [0.05, 0.4, 0.16] }),
    ),
    figure(
      twoOnBridge,
      [0, -0.02, 0.66],
      outdoors('dawn', 'gables', 'hills', 'water', {
        seed: 12,
        mist: 1.8,
        nearHeight: 0.08,
        farHeight: 0.3,
        lamp: [0, 0.2, 0.2],
      }),
    ),
    figure(
      underUmbrella,
      [0.02, 0.0, 0.6],
      street('#e0b050', '#d06030', {
        seed: 15,
        rain: 1.6,
        wet: 1.4,
        signs: 0.4,
        horizon: light('#7c5c30'),
        near: light('#241c14'),
        horizonY: -0.16,
        tall: 1.4,
      }),
    ),
    wrought(
      telephone(),
      '#ff7060',
      parlour('window', ['#2c3430', '#1c2c28', '#c0e8d0', '#70c0a0'], {
        seed: 18,
        rays: 1,
        lamp: [0.22, 0.56, 0.12],
        outside: light('#041814'),
        outsideLow: light('#2c6c58'),
        frost: 0.4,
      }),
    ),
    wrought(
      redFile(),
      '#ff9080',
      parlour('shelves', ['#38404c', '#50586c', '#e0e8ff', '#a0a8b8'], {
        seed: 21,
        rays: 1,
        books: 1,
      }),
    ),
    wrought(
      courierBag(),
      '#ffd0a0',
      outdoors('blue', 'roofs', 'gables', 'none', {
        seed: 24,
        windows: 0.8,
        nearHeight: 0.44,
        lamp: [-0.24, 0.62, 0.12],
      }),
    ),
    silhouette(
      vaultDoor,
      [0, 0.14, 0.66],
      room('vault', '#4c5c3c', '#fff0a0', {
        seed: 27,
        glow: 1.8,
        lamp: [0, 0.14, 0],
        subjectColour: light('#6c7c80', 0.5),
        rimColour: light('#ffe8a0', 1.7),
      }),
    ),
    figure(
      paperReader,
      [0, -0.02, 0.62],
      woods('autumn', {
        seed: 30,
        rays: 1,
        fog: light('#c8b890'),
        lamp: [0, 0.3, 0.14],
        clearing: 0.6,
      }),
    ),
    silhouette(
      tableau([engineFar, 300, 230, 500], ['man-in-coat', 110, 322, 260]),
      [0, 0.02, 0.66],
      outdoors('jade', 'roofs', 'gables', 'ground', {
        seed: 33,
        mist: 1.8,
        nearHeight: 0.2,
        farHeight: 0.4,
        windows: 0.6,
        lamp: [-0.1, 0.46, 0.2],
        spotA: [0.58, 0.0, 0.3, 1.8],
        snow: 0.5,
      }),
    ),
    wrought(
      transmitter(),
      '#ffb060',
      outdoors('violet', 'firs', 'firs', 'none', {
        seed: 36,
        nearHeight: 0.3,
        lamp: [0.24, 0.6, 0.12],
      }),
    ),
  ],
  background: street('#c04038', '#4080a0', {
    seed: 39,
    rain: 0.5,
    signs: 0.4,
    horizon: light('#304048'),
    near: light('#10181c'),
    zenith: light('#060a10'),
  }),
  frame: { outer: 'iron', inner: 'slate', corner: 'cut', ornament: 'rivets' },
  symbols: {
    mikrofilm: { pieces: microfilm() },
    kikkert: { pieces: fieldGlasses() },
    paraply: { pieces: umbrella() },
    mappe: { pieces: redFile() },
    kodelaas: { pieces: codeLock() },
    telefon: { pieces: telephone() },
    pas: { pieces: passport() },
    a: { letter: 'A', metal: 'ruby' },
    k: { letter: 'K', metal: 'silver' },
    q: { letter: 'Q', metal: 'slate' },
  },
}
