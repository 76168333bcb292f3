import { silhouette, still, type ThemeArt, wrought } from '../composition.ts'
import { luckyShoe } from '../drawn/farm.ts'
import {
  bar,
  chimeFar,
  cloverFar,
  jesterCap,
  oneArmed,
  sevens,
  sevensFar,
  star,
} from '../drawn/fruit-machine.ts'
import { meadow } from '../groves.ts'
import { parlour } from '../parlours.ts'
import { light, outdoors, room, stillLife, street } from '../scenery.ts'
import { tableau } from '../tableau.ts'
import { tints } from '../tints.ts'

const neon = (colour: string) => ({
  subjectColour: light(colour, 2.4),
  rimColour: light('#fff0d0'),
})

export const syvereOgKlokker: ThemeArt = {
  slug: 'syvere-og-klokker',
  lettering: { face: 'limelight', metal: 'gold', casing: 'redPaint', capitals: true },
  tiles: [
    wrought(
      sevens(3, 'ruby'),
      '#ffd060',
      room('curtain', '#8c0c20', '#ffd890', { seed: 3, spots: 0.7, glow: 0.6 }),
    ),
    silhouette(
      chimeFar,
      [0, 0.16, 0.62],
      outdoors('gold', 'gables', 'gables', 'none', {
        seed: 6,
        lamp: [0.02, 0.22, 0.36],
        nearHeight: 0.3,
        farHeight: 0.3,
        windows: 0.7,
      }),
    ),
    silhouette(
      tableau(
        ['great-seven', 256, 76, 280],
        ['great-seven', 256, 256, 280],
        ['great-seven', 256, 436, 280],
      ),
      [0.02, 0.24, 0.72],
      street('#ff2040', '#ff9020', {
        seed: 9,
        horizonY: -0.3,
        signs: 0.7,
        rain: 0.5,
        ...neon('#ff2848'),
      }),
    ),
    wrought(
      [
        { shape: 'flame', metal: tints.flame, bevel: 30, camber: 0.8 },
        {
          shape:
            '<g stroke="#000" stroke-width="30"' +
            ` stroke-linejoin="round">${tableau(['great-seven', 262, 310, 360])}</g>`,
          metal: 'gold',
          bevel: 11,
        },
        { shape: tableau(['great-seven', 262, 310, 360]), metal: 'ruby', bevel: 16, edge: 3 },
      ],
      '#ff7020',
      room('cave', '#5c1c10', '#ff6010', { seed: 12, embers: 1.4, glow: 1.4 }),
    ),
    still(stillLife('bars', '#f0b030', '#f0d080', '#401810', { seed: 15 })),
    wrought(
      jesterCap(),
      '#c080ff',
      room('curtain', '#38186c', '#ffc0ff', { seed: 18, spots: 0.8, glow: 0.5 }),
    ),
    silhouette(
      tableau([cloverFar, 100, 280, 250], [cloverFar, 260, 230, 320], [cloverFar, 424, 280, 250]),
      [0, 0.16, 0.76],
      meadow('morning', '#245c1c', '#a8e050', {
        seed: 21,
        tall: 0.5,
        lamp: [-0.1, 0.4, 0.12],
        horizonY: -0.2,
        subjectColour: light('#2c8c28', 0.5),
        rimColour: light('#f0ffb0', 1.6),
      }),
    ),
    silhouette(
      sevensFar,
      [0, 0.16, 0.74],
      outdoors('blood', 'roofs', 'roofs', 'none', {
        seed: 24,
        embers: 1.3,
        windows: 1,
        lampKind: 0,
        lamp: [0, 0.1, 0.3],
        glow: 0.7,
        horizon: light('#8c1c10'),
        ...neon('#ffb028'),
      }),
    ),
    wrought(
      sevens(2, 'gold', 'silver'),
      '#60a0ff',
      room('curtain', '#102c7c', '#a0d0ff', { seed: 27, spots: 0.9, glow: 0.5 }),
    ),
    still(
      stillLife('bell', '#dce4f0', '#8c98b0', '#102454', {
        seed: 30,
        lightColour: light('#f0f6ff', 1.3),
        rimLight: light('#80b0ff', 1.6),
      }),
    ),
    wrought(
      luckyShoe(tints.copper),
      '#ffd080',
      outdoors('dusk', 'crowns', 'hills', 'none', { seed: 33, lamp: [0.1, 0.3, 0.2], mist: 1.4 }),
    ),
    wrought(
      oneArmed(),
      '#ffc860',
      parlour('mirrors', ['#4c1c10', '#7c1420', '#ffd890', '#ffc050'], { seed: 36, glow: 1 }),
    ),
  ],
  background: room('curtain', '#6c0818', '#ffc870', { seed: 40, spots: 0.4, glow: 0.5 }),
  frame: { outer: 'gold', inner: 'ruby', corner: 'round', ornament: 'beads' },
  symbols: {
    syv: { pieces: sevens(1, 'ruby'), glow: '#ff3030' },
    dobbeltsyv: { pieces: sevens(2, 'gold', 'ruby'), glow: '#ffb030' },
    klokke: { scenery: stillLife('bell', '#f0b030', '#a06818', '#302010', { table: 0 }) },
    bar: { pieces: bar() },
    hestesko: { pieces: luckyShoe('silver') },
    stjerne: { pieces: star() },
    kirsebaer: { scenery: stillLife('cherries', '#b80820', '#f01830', '#302010', { table: 0 }) },
    citron: { scenery: stillLife('lemons', '#ffd018', '#f0e040', '#302010', { table: 0 }) },
    blomme: { scenery: stillLife('plums', '#481868', '#a02858', '#302010', { table: 0 }) },
  },
}
