import { figure, scene, silhouette, still, type ThemeArt, wrought } from '../composition.ts'
import {
  apples,
  baleFar,
  barn,
  barnFar,
  farmerFar,
  fenceRow,
  goldenEgg,
  luckyShoe,
  milkCan,
  mill,
  millFar,
  sheaf,
} from '../drawn/farm.ts'
import { meadow } from '../groves.ts'
import { parlour } from '../parlours.ts'
import { light, outdoors, stillLife } from '../scenery.ts'
import { tableau } from '../tableau.ts'

export const bondegaard: ThemeArt = {
  slug: 'bondegaard',
  lettering: { face: 'playfair', metal: 'gold', casing: 'oak', capitals: false },
  tiles: [
    wrought(
      goldenEgg(),
      '#ffe080',
      parlour('fireside', ['#5c3418', '#5c2818', '#ffb060', '#ffc060'], {
        seed: 3,
        ware: light('#8c5038'),
        horizonY: -0.62,
      }),
    ),
    still(
      stillLife('apples', '#a81810', '#d8a020', '#4c2c10', {
        seed: 7,
        tableColour: light('#5c3818'),
      }),
    ),
    scene(
      meadow('harvestMoon', '#38240c', '#c08838', {
        seed: 6,
        furrows: 1,
        tall: 0.3,
        lamp: [0.06, 0.34, 0.34],
      }),
    ),
    silhouette(
      barnFar,
      [0.02, -0.04, 0.4],
      meadow('dusk', '#402c14', '#c08040', {
        seed: 14,
        tall: 0.5,
        lamp: [-0.3, 0.1, 0.12],
        horizonY: -0.2,
        trees: 0.6,
      }),
    ),
    scene(
      meadow('gold', '#5c3c08', '#ffd060', { seed: 5, ears: 1, tall: 1.3, lamp: [0.1, 0.3, 0.13] }),
    ),
    silhouette(
      millFar,
      [0.04, 0.1, 0.62],
      meadow('morning', '#445c18', '#c8d060', {
        seed: 18,
        tall: 0.4,
        lamp: [-0.26, 0.3, 0.14],
        horizonY: -0.34,
      }),
    ),
    silhouette(
      tableau([baleFar, 150, 330, 230], [baleFar, 400, 300, 130]),
      [0, 0.14, 0.62],
      meadow('noon', '#7c6018', '#e8c860', {
        seed: 21,
        tall: 0.16,
        furrows: 1,
        subjectColour: light('#8c6420', 0.5),
        rimColour: light('#ffe8a0'),
      }),
    ),
    silhouette(
      tableau(['rooster', 256, 190, 300], [fenceRow, 256, 380, 500]),
      [0, 0, 0.56],
      outdoors('blood', 'hills', 'crowns', 'ground', {
        seed: 24,
        lamp: [0, 0.18, 0.3],
        farHeight: 0.15,
        nearHeight: 0.12,
        embers: 0,
      }),
    ),
    figure(
      farmerFar,
      [0, 0.14, 0.6],
      meadow('mist', '#3c3014', '#94803c', {
        seed: 27,
        furrows: 1,
        tall: 0.14,
        lamp: [0.2, 0.2, 0.12],
      }),
    ),
    scene(
      outdoors('storm', 'hills', 'crowns', 'ground', {
        seed: 30,
        bolt: 0.9,
        farHeight: 0.16,
        nearHeight: 0.14,
        groundColour: light('#8c6c2c'),
        horizonY: -0.05,
        foot: -0.05,
        clouds: 0.7,
      }),
    ),
    wrought(
      barn(),
      '#ff9060',
      meadow('night', '#142c1c', '#4c7c50', { seed: 33, lamp: [-0.3, 0.6, 0.14] }),
    ),
    wrought(
      luckyShoe('gold'),
      '#ffd880',
      parlour('fireside', ['#74481c', '#4c2c18', '#ffc070', '#ffc860'], {
        seed: 36,
        glow: 0.7,
        lamp: [0, 0.3, 0.1],
        ware: light('#5c5044'),
      }),
    ),
  ],
  background: meadow('gold', '#54380c', '#f0c058', {
    seed: 40,
    ears: 0.9,
    tall: 1.1,
    lamp: [0.3, 0.24, 0.1],
  }),
  frame: { outer: 'oak', inner: 'gold', corner: 'square', ornament: 'rivets' },
  symbols: {
    moelle: { pieces: mill(), glow: '#ffe090' },
    kornneg: { pieces: sheaf() },
    lade: { pieces: barn() },
    guldaeg: { pieces: goldenEgg(), glow: '#ffd040' },
    hestesko: { pieces: luckyShoe() },
    aebler: { pieces: apples() },
    maelkejunge: { pieces: milkCan() },
    a: { letter: 'A', metal: 'redPaint' },
    k: { letter: 'K', metal: 'gold' },
    q: { letter: 'Q', metal: 'emerald' },
  },
}
