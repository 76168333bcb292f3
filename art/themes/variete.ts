import { figure, glowing, scene, silhouette, type ThemeArt, wrought } from '../composition.ts'
import { foldingFan } from '../drawn/manor.ts'
import {
  ballMask,
  brassTrumpet,
  bulbStar,
  conjuror,
  diva,
  lorgnette,
  orchestra,
  prompter,
  redRose,
  silkHat,
  stalls,
} from '../drawn/stage.ts'
import { parlour } from '../parlours.ts'
import { light, outdoors, room, street } from '../scenery.ts'

export const variete: ThemeArt = {
  slug: 'variete',
  lettering: { face: 'limelight', metal: 'gold', casing: 'ruby', capitals: true },
  tiles: [
    scene(
      room('curtain', '#a01424', '#ffe0a0', {
        seed: 3,
        rays: 1,
        spots: 0.9,
        glow: 1.3,
        carving: 1,
      }),
    ),
    silhouette(
      stalls,
      [0, -0.1, 0.74],
      room('curtain', '#1c3c7c', '#c0dcff', {
        seed: 6,
        rays: 1,
        glow: 1.4,
        carving: 0,
        spots: 0.6,
      }),
    ),
    wrought(
      bulbStar(),
      '#ffd070',
      street('#ffb040', '#ff4060', { seed: 9, signs: 1, wet: 1, horizon: light('#502840') }),
    ),
    wrought(
      ballMask(),
      '#d0a0ff',
      parlour('mirrors', ['#4c3070', '#702c70', '#f0d0ff', '#e0a0ff'], { seed: 12, rays: 1 }),
    ),
    glowing(
      room('curtain', '#6c5014', '#fff0b0', {
        seed: 15,
        rays: 1,
        spots: 2,
        glow: 2,
        carving: 1,
        motes: 1,
        accent: light('#ffb030', 1.6),
      }),
    ),
    figure(
      prompter,
      [0, -0.02, 0.6],
      room('curtain', '#145048', '#a0ffe0', {
        seed: 18,
        rays: 1,
        glow: 1.5,
        carving: 0,
        lamp: [0, 0.2, 0],
      }),
    ),
    silhouette(
      orchestra,
      [0, 0.0, 0.66],
      room('columns', '#a86428', '#ffd080', {
        seed: 21,
        rays: 1,
        glow: 1.6,
        lamp: [0, 0.3, 0],
        lamps: 0.8,
      }),
    ),
    wrought(
      redRose(),
      '#ff8090',
      room('columns', '#6c1c34', '#ffd0d8', { seed: 24, rays: 1, spots: 1, glow: 1, carving: 0 }),
    ),
    wrought(
      lorgnette(),
      '#a0e0ff',
      parlour('window', ['#3c4c34', '#2c5c34', '#fff0c0', '#c0d880'], {
        seed: 27,
        rays: 1,
        moon: 0,
        outside: light('#80b8d8'),
        outsideLow: light('#e8d8a8'),
      }),
    ),
    wrought(
      silkHat(),
      '#ffb0a0',
      outdoors('blue', 'gables', 'gables', 'water', {
        seed: 30,
        windows: 1.2,
        nearHeight: 0.3,
        lamp: [-0.26, 0.6, 0.12],
      }),
    ),
    figure(
      diva,
      [0, -0.06, 0.6],
      room('curtain', '#8c1c58', '#ffd0f0', {
        seed: 33,
        rays: 1,
        spots: 1.4,
        glow: 1.3,
        carving: 1,
        accent: light('#ff80c0', 1.4),
      }),
    ),
    figure(
      conjuror,
      [0, -0.02, 0.62],
      room('vault', '#6c2c7c', '#f0b0ff', {
        seed: 36,
        rays: 1,
        carving: 0,
        glow: 1.6,
        embers: 0.8,
        emberColour: light('#c0e0ff', 1.3),
      }),
    ),
  ],
  background: room('curtain', '#701424', '#ffd8a0', {
    seed: 39,
    glow: 0.9,
    spots: 0.4,
    carving: 1,
  }),
  frame: { outer: 'gold', inner: 'ruby', corner: 'round', ornament: 'beads' },
  symbols: {
    maske: { pieces: ballMask(), glow: '#ffd0a0' },
    'hoej-hat': { pieces: silkHat() },
    lorgnet: { pieces: lorgnette() },
    rose: { pieces: redRose() },
    trompet: { pieces: brassTrumpet() },
    vifte: { pieces: foldingFan() },
    stjerne: { pieces: bulbStar() },
    a: { letter: 'A', metal: 'ruby' },
    k: { letter: 'K', metal: 'gold' },
    q: { letter: 'Q', metal: 'ice' },
  },
}
