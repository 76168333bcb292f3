import { figure, scene, silhouette, still, type ThemeArt, wrought } from '../composition.ts'
import {
  cocktail,
  gramophone,
  lorryFar,
  pearls,
  riverboatFar,
  safe,
  silverCase,
  softHat,
} from '../drawn/speakeasy.ts'
import { parlour } from '../parlours.ts'
import { light, outdoors, room, stillLife, street } from '../scenery.ts'
import { inlaid, tableau } from '../tableau.ts'
import { tints } from '../tints.ts'

export const deBroelendeTyvere: ThemeArt = {
  slug: 'de-broelende-tyvere',
  lettering: { face: 'limelight', metal: 'gold', casing: 'oldGold', capitals: true },
  tiles: [
    scene(
      parlour('shelves', ['#4c2810', '#2c6c44', '#ffd090', '#d87c20'], {
        seed: 4,
        glow: 1.3,
        candles: 0.8,
      }),
    ),
    figure(
      'man-in-coat',
      [0, -0.08, 0.58],
      room('curtain', '#7c1420', '#ffd090', {
        seed: 6,
        spots: 1,
        glow: 0.8,
        accent: light('#ffb050', 1.4),
      }),
    ),
    wrought(
      safe(),
      '#b0d0e0',
      room('vault', '#4c5860', '#c0e0f0', { seed: 9, accent: light('#a0d0e0') }),
    ),
    figure(
      tableau(
        ['woman-in-gown', 150, 280, 400],
        ['woman-in-gown', 370, 280, 400, -1],
        ['man-in-coat', 260, 296, 360],
      ),
      [0, -0.12, 0.66],
      room('curtain', '#0c4c4c', '#ffe0a0', {
        seed: 12,
        spots: 1.3,
        glow: 1,
        accent: light('#40d0c0', 1.2),
      }),
    ),
    silhouette(
      lorryFar,
      [0.02, -0.12, 0.54],
      outdoors('blue', 'gables', 'gables', 'water', {
        seed: 15,
        windows: 0.5,
        mist: 1.4,
        spotA: [0.5, -0.18, 0.2, 1.8],
        nearHeight: 0.4,
        lamp: [-0.3, 0.5, 0.12],
      }),
    ),
    wrought(
      softHat(),
      '#d8b070',
      parlour('window', ['#3c2c1c', '#3c3020', '#ffd890', '#c89848'], {
        seed: 18,
        outside: light('#2c2410'),
        outsideLow: light('#c89040'),
        lamp: [0.3, 0.5, 0.05],
        moon: 0,
      }),
    ),
    wrought(pearls(), '#e0e8ff', room('curtain', '#24143c', '#d8c8ff', { seed: 21, glow: 0.9 })),
    silhouette(
      riverboatFar,
      [0, 0.02, 0.54],
      outdoors('gold', 'crowns', 'hills', 'water', {
        seed: 24,
        lamp: [-0.1, 0.2, 0.26],
        farHeight: 0.2,
        nearHeight: 0.12,
        spotA: [0.1, -0.02, 0.08, 1],
        spotB: [-0.12, 0.0, 0.07, 0.9],
      }),
    ),
    still(
      stillLife('coins', '#c09038', '#e0d0a0', '#0c3c34', {
        seed: 8,
        tableColour: light('#143c2c'),
      }),
    ),
    wrought(
      gramophone(),
      '#ffd070',
      parlour('shelves', ['#3c2440', '#7c1c3c', '#ffd0b0', '#c070d0'], { seed: 27, glow: 1.3 }),
    ),
    figure(
      'man-in-coat',
      [0.02, -0.02, 0.62],
      parlour('window', ['#4c2018', '#5c1420', '#ff9060', '#ff7040'], {
        seed: 30,
        outside: light('#3c0c14'),
        outsideLow: light('#e06838'),
        lamp: [0.02, 0.2, 0.2],
        moon: 0,
        glow: 1.4,
      }),
    ),
    wrought(
      silverCase(),
      '#d0e0f0',
      street('#e0b060', '#c0c8d8', {
        seed: 33,
        wet: 1.2,
        rain: 0.8,
        signs: 0.5,
        horizon: light('#4c4840'),
        near: light('#24241c'),
        horizonY: -0.02,
      }),
    ),
  ],
  background: parlour('shelves', ['#4c2c14', '#2c5c44', '#ffd8a0', '#c87828'], {
    seed: 36,
    glow: 0.9,
  }),
  frame: { outer: 'gold', inner: 'slate', corner: 'cut', ornament: 'studs' },
  symbols: {
    saxofon: { pieces: inlaid('saxophone', 'gold', tints.leather), glow: '#ffd070' },
    perler: { pieces: pearls() },
    hat: { pieces: softHat() },
    cocktail: { pieces: cocktail() },
    grammofon: { pieces: gramophone() },
    pengeskab: { pieces: safe() },
    klaver: { pieces: inlaid('grand-piano', tints.lacquer, tints.cream) },
    a: { letter: 'A', metal: 'gold' },
    k: { letter: 'K', metal: 'emerald' },
    q: { letter: 'Q', metal: 'ruby' },
  },
}
