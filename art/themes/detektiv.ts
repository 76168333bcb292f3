import { figure, silhouette, standing, type ThemeArt, wrought } from '../composition.ts'
import {
  briarPipe,
  deerstalker,
  doorKey,
  fingerprintCard,
  inspectorFar,
  keyhole,
  linerFar,
  magnifier,
  manorFar,
  sealedLetter,
} from '../drawn/casebook.ts'
import { cloche } from '../drawn/railway.ts'
import { pocketWatch } from '../drawn/timepieces.ts'
import { gem } from '../gem-cuts.ts'
import { parlour } from '../parlours.ts'
import { light, outdoors, room, street } from '../scenery.ts'
import { tableau } from '../tableau.ts'

export const detektiv: ThemeArt = {
  slug: 'detektiv',
  lettering: { face: 'playfair', metal: 'silver', casing: 'slate', capitals: false },
  tiles: [
    standing(
      gem('oval', '#1c50ff', '#101828', '#50a0ff', { clear: 1, scale: 0.8, tilt: 0.6 }),
      [0, 0.2, 0.82],
      room('curtain', '#5c1018', '#ffe0c0', { seed: 3, rays: 1, spots: 0.7, glow: 1, carving: 0 }),
      0.5,
    ),
    wrought(
      magnifier(),
      '#a0d0ff',
      parlour('shelves', ['#4c2c18', '#5c2020', '#ffd8a0', '#c89048'], {
        seed: 6,
        rays: 1,
        books: 1,
      }),
    ),
    silhouette(
      linerFar,
      [0, 0.04, 0.6],
      outdoors('blue', 'hills', 'hills', 'water', {
        seed: 9,
        farHeight: 0.06,
        nearHeight: 0.04,
        lamp: [0.16, 0.36, 0.34],
        mist: 1.4,
        chop: 0.4,
        spotA: [-0.2, 0.0, 0.08, 0.8],
        spotB: [0.16, 0.0, 0.08, 0.8],
      }),
    ),
    silhouette(
      keyhole,
      [0, 0.14, 1.3],
      parlour('fireside', ['#6c3818', '#5c2818', '#ffb868', '#ffc060'], {
        seed: 12,
        glow: 1.6,
        ware: light('#8c7c68'),
        horizonY: -0.3,
        subjectColour: light('#5c3c1c', 0.5),
        rimColour: light('#ffc880', 1.4),
      }),
    ),
    wrought(
      briarPipe(),
      '#ffb070',
      street('#d0a060', '#c08050', {
        seed: 15,
        signs: 0,
        wet: 0.8,
        rain: 0.3,
        horizon: light('#5c5048'),
        near: light('#1c1814'),
        zenith: light('#181c20'),
        windowColour: light('#ffb050', 1.4),
        tall: 1.1,
      }),
    ),
    wrought(
      fingerprintCard(),
      '#90b0ff',
      room('vault', '#3c4c74', '#a0c0ff', { seed: 18, rays: 1, carving: 0, glow: 1 }),
    ),
    figure(
      inspectorFar,
      [0, -0.02, 0.62],
      outdoors('storm', 'gables', 'gables', 'ground', {
        seed: 21,
        mist: 1.8,
        windows: 0.4,
        nearHeight: 0.3,
        farHeight: 0.5,
        haze: light('#6c8478'),
        horizon: light('#98b0a0'),
        middle: light('#4c6458'),
        spotA: [0.36, 0.46, 0.3, 1.6],
      }),
    ),
    silhouette(
      manorFar,
      [0, 0.02, 0.62],
      outdoors('violet', 'firs', 'hills', 'none', {
        seed: 24,
        lamp: [-0.18, 0.5, 0.2],
        farHeight: 0.4,
        nearHeight: 0.16,
        bolt: 0.7,
        spotA: [0.0, 0.06, 0.1, 1.4],
      }),
    ),
    figure(
      tableau(['man-in-coat', 256, 256, 500]),
      [0.02, -0.06, 0.6],
      street('#60a0a8', '#4080a0', {
        seed: 27,
        rain: 1.6,
        wet: 1.3,
        signs: 0.3,
        horizon: light('#50747c'),
        near: light('#10181c'),
        zenith: light('#0c1418'),
        windowColour: light('#d0e0c0', 0.8),
        horizonY: -0.2,
        tall: 1.7,
      }),
    ),
    wrought(
      cloche(),
      '#ffe8c0',
      parlour('mirrors', ['#7c6c50', '#3c5c54', '#fff0d0', '#ffc870'], { seed: 30, rays: 1 }),
    ),
    wrought(
      pocketWatch(),
      '#ffd880',
      room('curtain', '#14443c', '#ffe0a0', { seed: 33, rays: 1, glow: 0.9, carving: 0 }),
    ),
    silhouette(
      tableau(['stone-bust', 256, 256, 470]),
      [0, -0.08, 0.62],
      room('columns', '#4c5c84', '#b0ccff', {
        seed: 36,
        rays: 1,
        shafts: 1,
        glow: 1.3,
        lamp: [0, 0.3, 0],
        polish: 0.6,
        exposure: 1.6,
      }),
    ),
  ],
  background: parlour('shelves', ['#402818', '#402020', '#ffd8a0', '#b08848'], {
    seed: 39,
    books: 1,
    glow: 0.8,
  }),
  frame: { outer: 'iron', inner: 'oak', corner: 'square', ornament: 'rivets' },
  symbols: {
    lup: { pieces: magnifier(), glow: '#90c8ff' },
    pibe: { pieces: briarPipe() },
    fingeraftryk: { pieces: fingerprintCard() },
    noegle: { pieces: doorKey() },
    hat: { pieces: deerstalker() },
    safir: {
      scenery: gem('oval', '#1c50ff', '#182848', '#50a0ff', { clear: 1, scale: 0.78 }),
    },
    lommeur: { pieces: pocketWatch() },
    brev: { pieces: sealedLetter() },
    a: { letter: 'A', metal: 'ruby' },
    k: { letter: 'K', metal: 'silver' },
  },
}
