import { figure, silhouette, still, type ThemeArt, wrought } from '../composition.ts'
import {
  gorgon,
  hopliteHelm,
  lyre,
  owlCoin,
  pegasus,
  redAmphora,
  seaTrident,
  wingedHorse,
} from '../drawn/hellas.ts'
import { bullMan, giantAtCave, labyrinth, parthenon, wingedSandal } from '../drawn/hellas-sights.ts'
import { laurelWreath } from '../drawn/rome.ts'
import { light, outdoors, room, stillLife } from '../scenery.ts'
import { inlaid, tableau } from '../tableau.ts'
import { tints } from '../tints.ts'

export const graekenland: ThemeArt = {
  slug: 'graekenland',
  lettering: { face: 'marcellus', metal: 'gold', casing: 'slate', capitals: true },
  tiles: [
    silhouette(
      parthenon,
      [0, 0.04, 0.62],
      outdoors('day', 'peaks', 'hills', 'none', {
        seed: 3,
        lamp: [0, 0.24, 0.2],
        glow: 1.8,
        mist: 1.8,
        clouds: 1,
        ridges: 1,
        farHeight: 0.4,
        nearHeight: 0.1,
        subjectColour: light('#c8b890', 0.6),
        rimColour: light('#fff0c0', 1.6),
      }),
    ),
    wrought(
      gorgon(),
      '#90ffb0',
      room('cave', '#244434', '#70f0a0', { seed: 6, rays: 1, glow: 0.9, lamp: [0, 0.2, 0] }),
    ),
    silhouette(
      labyrinth,
      [0, 0.16, 0.72],
      room('cave', '#6c4c28', '#ffc060', {
        seed: 9,
        glow: 1.8,
        lamp: [0, 0.16, 0],
        subjectColour: light('#a88858', 0.6),
        rim: 1.6,
      }),
    ),
    wrought(
      inlaid('ram-profile', 'gold', tints.saffron),
      '#ffe080',
      outdoors('blue', 'hills', 'crowns', 'water', { seed: 12, lamp: [0.2, 0.5, 0.16] }),
    ),
    silhouette(
      wingedHorse,
      [0.02, 0.2, 0.6],
      outdoors('dawn', 'peaks', 'hills', 'none', {
        seed: 15,
        lamp: [0.04, 0.26, 0.4],
        clouds: 0.9,
        farHeight: 0.4,
        nearHeight: 0.12,
      }),
    ),
    wrought(
      seaTrident(),
      '#80e8ff',
      outdoors('storm', 'hills', 'hills', 'water', {
        seed: 18,
        chop: 1,
        bolt: 0.6,
        farHeight: 0.06,
        nearHeight: 0.03,
        zenith: light('#062430'),
        middle: light('#0c4c5c'),
        horizon: light('#3c98a0'),
      }),
    ),
    figure(
      tableau(['woman-in-gown', 256, 256, 480]),
      [0, -0.06, 0.58],
      room('columns', '#5c4488', '#d0a0ff', {
        seed: 21,
        rays: 1,
        shafts: 0.8,
        glow: 1.4,
        lamp: [0, 0.1, 0],
        embers: 0.6,
        emberColour: light('#d0a0ff', 1.2),
      }),
    ),
    wrought(
      owlCoin(),
      '#d0e0ff',
      outdoors('night', 'hills', 'firs', 'none', {
        seed: 24,
        stars: 1.4,
        lamp: [-0.26, 0.6, 0.12],
        nearHeight: 0.2,
      }),
    ),
    figure(
      bullMan,
      [0, 0.0, 0.6],
      room('vault', '#8c3018', '#ff7030', {
        seed: 27,
        rays: 1,
        carving: 0,
        glow: 1.6,
        embers: 0.8,
      }),
    ),
    silhouette(
      giantAtCave,
      [0, -0.02, 0.58],
      room('cave', '#2c3c54', '#a0d0f0', { seed: 30, rays: 1, glow: 1.8, lamp: [0, 0.1, 0] }),
    ),
    wrought(
      wingedSandal(),
      '#ffe8b0',
      outdoors('gold', 'hills', 'hills', 'none', {
        seed: 33,
        clouds: 1,
        ridges: 0,
        mist: 1.5,
        lamp: [0.1, 0.3, 0.16],
      }),
    ),
    still(
      stillLife('goblet', '#28a078', '#ffc850', '#4c68a8', {
        seed: 36,
        tableColour: light('#d8d0c0'),
        lightColour: light('#fff4e0', 1.4),
      }),
    ),
  ],
  background: room('columns', '#8ca0bc', '#fff0d0', {
    seed: 39,
    glow: 1,
    lamp: [0, 0.3, 0],
    shafts: 0.6,
  }),
  frame: { outer: 'gold', inner: 'bone', corner: 'square', ornament: 'beads' },
  symbols: {
    ugle: { pieces: owlCoin() },
    lyre: { pieces: lyre(), glow: '#ffd880' },
    amfora: { pieces: redAmphora() },
    trefork: { pieces: seaTrident() },
    hjelm: { pieces: hopliteHelm() },
    laurbaer: { pieces: laurelWreath() },
    pegasus: { pieces: pegasus(), glow: '#d0e8ff' },
    a: { letter: 'A', metal: 'deepIce' },
    k: { letter: 'K', metal: 'gold' },
    q: { letter: 'Q', metal: 'emerald' },
  },
}
