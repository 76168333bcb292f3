import { figure, silhouette, standing, type ThemeArt, wrought } from '../composition.ts'
import {
  banner,
  castle,
  crownOnCushion,
  dragonFar,
  dragonNest,
  drawbridgeFar,
  joustFar,
  mantle,
  squireFar,
  sword,
} from '../drawn/chivalry.ts'
import { meadow, woods } from '../groves.ts'
import { light, outdoors, room, stillLife } from '../scenery.ts'
import { inlaid, tableau } from '../tableau.ts'
import { tints } from '../tints.ts'
import { grotto } from '../underground.ts'

export const riddereOgDrager: ThemeArt = {
  slug: 'riddere-og-drager',
  lettering: { face: 'cinzel', metal: 'silver', casing: 'iron', capitals: true },
  tiles: [
    wrought(
      dragonNest(),
      '#ff9030',
      grotto('#5c2c1c', '#ff7030', '#ff6020', '#ffb050', {
        seed: 3,
        lake: 0,
        crystals: 0,
        embers: 1,
        glow: 1.3,
      }),
    ),
    silhouette(
      tableau(['medieval-pavilion', 90, 350, 170], ['mounted-knight', 310, 270, 340]),
      [0, 0.06, 0.7],
      meadow('gold', '#3c5014', '#c0c850', {
        seed: 6,
        tall: 0.4,
        lamp: [-0.1, 0.26, 0.2],
        horizonY: -0.24,
      }),
    ),
    silhouette(
      tableau(['sword-in-stone', 256, 256, 460]),
      [0, 0.04, 0.56],
      woods('summer', {
        seed: 9,
        lamp: [0, 0.34, 0.16],
        clearing: 0.7,
        shafts: 1.3,
        glow: 1.5,
        subjectColour: light('#283828'),
        rim: 1.6,
      }),
    ),
    wrought(
      banner(),
      '#ffd080',
      outdoors('day', 'peaks', 'hills', 'none', {
        seed: 12,
        clouds: 0.8,
        farHeight: 0.5,
        nearHeight: 0.2,
        near: light('#284020'),
      }),
    ),
    silhouette(
      tableau(['dragon-head', 210, 256, 430]),
      [-0.14, 0.1, 0.66],
      outdoors('blood', 'peaks', 'volcano', 'none', {
        seed: 15,
        embers: 1.5,
        lava: 0.6,
        lamp: [0.5, 0.1, 0.2],
        lampKind: 0,
        glow: 2.4,
        spotA: [0.5, 0.0, 0.44, 2],
        spotB: [0.3, -0.02, 0.22, 1.4],
        spotColour: light('#ff6a18', 2.2),
        nearHeight: 0.3,
        rim: 1.6,
      }),
    ),
    figure(
      joustFar,
      [0, -0.02, 0.8],
      outdoors('dusk', 'hills', 'crowns', 'ground', {
        seed: 18,
        embers: 1,
        lamp: [0, 0.1, 0.26],
        farHeight: 0.2,
        nearHeight: 0.12,
        groundColour: light('#6c4030'),
      }),
    ),
    wrought(
      mantle(),
      '#ffb0a0',
      room('columns', '#64503c', '#ffd8a0', {
        seed: 21,
        shafts: 0.8,
        glow: 1.1,
        lamp: [0, 0.2, 0],
      }),
    ),
    standing(
      stillLife('goblet', '#c02030', '#f0b040', '#6c4420'),
      [0, 0.1, 0.8],
      room('vault', '#4c5870', '#c8e0ff', { seed: 24, glow: 1.2, shafts: 0.9 }),
    ),
    silhouette(
      drawbridgeFar,
      [0, 0, 0.64],
      outdoors('violet', 'peaks', 'hills', 'water', {
        seed: 27,
        lamp: [-0.3, 0.5, 0.16],
        lampKind: 2,
        farHeight: 0.4,
        nearHeight: 0.06,
        spotA: [0, -0.1, 0.22, 1.3],
        spotColour: light('#ffb050', 1.8),
      }),
    ),
    figure(
      squireFar,
      [0, 0, 0.62],
      meadow('mist', '#34501c', '#a0b860', {
        seed: 30,
        tall: 0.3,
        lamp: [0.1, 0.3, 0.12],
        horizonY: -0.16,
        exposure: 1.2,
      }),
    ),
    silhouette(
      dragonFar,
      [0.06, 0.3, 0.4],
      outdoors('storm', 'peaks', 'peaks', 'none', {
        seed: 33,
        lampKind: 2,
        lamp: [0.06, 0.34, 0.36],
        nearHeight: 0.5,
        farHeight: 0.6,
        clouds: 0.6,
        bolt: 0.5,
      }),
    ),
    wrought(
      crownOnCushion(),
      '#ffd070',
      room('curtain', '#1c3c6c', '#ffe0a0', { seed: 36, spots: 0.6, glow: 0.6 }),
    ),
  ],
  background: outdoors('storm', 'peaks', 'hills', 'none', {
    seed: 40,
    lamp: [0.2, 0.4, 0.16],
    lampKind: 1,
    middle: light('#5c6c80'),
    horizon: light('#e0b888'),
    haze: light('#847c7c'),
    farHeight: 0.7,
  }),
  frame: { outer: 'iron', inner: 'gold', corner: 'square', ornament: 'rivets' },
  symbols: {
    drage: { pieces: inlaid('dragon-head', 'emerald', tints.amber), glow: '#ff7030' },
    svaerd: { pieces: sword() },
    hjelm: { pieces: inlaid('visored-helm', 'silver', tints.lacquer) },
    skjold: { pieces: inlaid('cross-shield', 'gold', 'ruby', 40) },
    gral: { scenery: stillLife('goblet', '#c02030', '#f0b040', '#302010', { table: 0 }) },
    krone: { shape: 'queen-crown', metal: 'gold' },
    borg: { pieces: castle() },
    banner: { pieces: banner() },
    a: { letter: 'A', metal: 'ruby' },
    k: { letter: 'K', metal: 'gold' },
  },
}
