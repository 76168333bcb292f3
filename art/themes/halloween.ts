import { figure, glowing, scene, silhouette, type ThemeArt, wrought } from '../composition.ts'
import {
  candles,
  gravestone,
  hauntedHouse,
  pumpkin,
  sarcophagusFar,
  scarecrowFar,
  skull,
} from '../drawn/haunts.ts'
import { meadow, woods } from '../groves.ts'
import { parlour } from '../parlours.ts'
import { light, outdoors, room } from '../scenery.ts'
import { inlaid, tableau } from '../tableau.ts'
import { tints } from '../tints.ts'

export const halloween: ThemeArt = {
  slug: 'halloween',
  lettering: { face: 'metamorphous', metal: 'bronze', casing: 'oldGold', capitals: false },
  tiles: [
    wrought(pumpkin(), '#ff9030', woods('ember', { seed: 2, embers: 0.5 })),
    scene(
      woods('moon', {
        seed: 5,
        snow: 1.2,
        floor: light('#a8bcd8'),
        lamp: [-0.16, 0.44, 0.18],
        fog: light('#8ca4c8'),
      }),
    ),
    silhouette(
      hauntedHouse,
      [0.02, -0.02, 0.62],
      outdoors('jade', 'peaks', 'hills', 'none', {
        seed: 8,
        lamp: [-0.2, 0.46, 0.3],
        spotA: [0.1, -0.08, 0.08, 1],
        spotB: [-0.2, 0.06, 0.07, 1],
        spotColour: light('#ffb040', 2),
      }),
    ),
    wrought(
      skull(),
      '#c0ff90',
      room('vault', '#3c5040', '#90d860', { seed: 11, accent: light('#90d860') }),
    ),
    silhouette(
      tableau(['spider-web', 256, 230, 500], ['hanging-spider', 300, 330, 170]),
      [0, 0.2, 0.72],
      parlour('window', ['#2c2434', '#3c2c50', '#d8c8ff', '#a080e0'], {
        seed: 14,
        lamp: [0, 0.3, 0.36],
        outside: light('#1c1040'),
        outsideLow: light('#7c58a8'),
        subjectColour: light('#101018'),
        rim: 1.4,
      }),
    ),
    silhouette(
      tableau(['graveyard', 256, 280, 480]),
      [0, -0.16, 0.6],
      woods('moon', {
        seed: 17,
        fog: light('#84a090'),
        deep: light('#20382c'),
        mist: 1.6,
        lamp: [0.1, 0.36, 0.2],
        clearing: 0.6,
      }),
    ),
    figure(
      tableau(['woman-in-gown', 180, 274, 420], ['cloaked-guard', 344, 262, 430]),
      [0, -0.08, 0.58],
      parlour('mirrors', ['#4c2414', '#8c3c0c', '#ffc890', '#ff8c30'], { seed: 20, glow: 1 }),
    ),
    silhouette(
      tableau(['werewolf', 256, 256, 460]),
      [0, 0.06, 0.5],
      outdoors('blue', 'firs', 'firs', 'none', {
        seed: 23,
        lamp: [0.02, 0.3, 0.46],
        nearHeight: 0.42,
      }),
    ),
    silhouette(
      sarcophagusFar,
      [0, -0.06, 0.56],
      room('columns', '#8c6a38', '#ffd890', {
        seed: 26,
        shafts: 0.9,
        lamp: [0, 0.2, 0],
        glow: 1.5,
        exposure: 1.6,
      }),
    ),
    figure(
      scarecrowFar,
      [0, 0.02, 0.6],
      meadow('harvestMoon', '#402408', '#d89038', {
        seed: 29,
        ears: 0.6,
        tall: 1,
        lamp: [0.06, 0.34, 0.32],
        horizonY: -0.2,
      }),
    ),
    glowing(
      outdoors('dusk', 'gables', 'gables', 'none', {
        seed: 32,
        windows: 2,
        windowColour: light('#ff9020', 2),
        lamp: [0.2, 0.5, 0.1],
        lampKind: 2,
        zenith: light('#140824'),
        middle: light('#3c1448'),
        horizon: light('#a83c28'),
        nearHeight: 0.72,
        embers: 0.5,
      }),
    ),
    wrought(
      candles(),
      '#ffc060',
      parlour('window', ['#2c2018', '#2c1c14', '#90a8d8', '#ffb050'], {
        seed: 35,
        lamp: [-0.24, 0.62, 0.12],
        frost: 0.6,
        outside: light('#0c1020'),
        outsideLow: light('#2c3c5c'),
      }),
    ),
  ],
  background: woods('ember', { seed: 38, lamp: [0.1, 0.4, 0.2], glow: 0.75, embers: 0.3 }),
  frame: { outer: 'iron', inner: 'bronze', corner: 'cut', ornament: 'studs' },
  symbols: {
    graeskar: { pieces: pumpkin(), glow: '#ff9020' },
    kranie: { pieces: skull() },
    edderkop: { pieces: inlaid('hanging-spider', 'iron', 'violet') },
    ravn: { shape: 'raven', metal: 'slate', glow: '#8060c0' },
    gravsten: { pieces: gravestone() },
    stearinlys: { pieces: candles() },
    varulv: { pieces: inlaid('werewolf', 'silver', tints.night) },
    a: { letter: 'A', metal: 'bronze' },
    k: { letter: 'K', metal: 'violet' },
    q: { letter: 'Q', metal: 'emerald' },
  },
}
