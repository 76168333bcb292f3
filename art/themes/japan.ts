import { blossomTwig } from '../botany.ts'
import { figure, glowing, scene, silhouette, type ThemeArt, wrought } from '../composition.ts'
import { foldingFan } from '../drawn/manor.ts'
import {
  foldedCrane,
  foxMask,
  gateFar,
  katanaDrawn,
  roninFar,
  snowyCone,
  wrestlerFar,
} from '../drawn/nippon.ts'
import { meadow, woods } from '../groves.ts'
import { light, outdoors, room, street } from '../scenery.ts'
import { inlaid, tableau } from '../tableau.ts'
import { tints } from '../tints.ts'

export const japan: ThemeArt = {
  slug: 'japan',
  lettering: { face: 'marcellus', metal: 'gold', casing: 'redPaint', capitals: false },
  tiles: [
    scene(
      woods('spring', {
        seed: 3,
        leaf: light('#b83468'),
        leafLit: light('#ffc0d8'),
        fog: light('#f0b8c8'),
        deep: light('#a8688c'),
        floor: light('#8c4860'),
        flower: light('#ffd8e4', 1.6),
        flowers: 0.6,
        near: light('#2c1018'),
        lamp: [0.06, 0.24, 0.14],
      }),
    ),
    wrought(
      katanaDrawn(),
      '#ff5060',
      outdoors('blood', 'karst', 'firs', 'none', {
        seed: 6,
        lamp: [0.1, 0.3, 0.3],
        nearHeight: 0.24,
      }),
    ),
    silhouette(
      tableau(['pagoda', 150, 300, 330], ['pagoda', 380, 250, 420]),
      [0, -0.08, 0.7],
      outdoors('night', 'karst', 'hills', 'none', { seed: 9, lamp: [-0.1, 0.4, 0.34], mist: 1.2 }),
    ),
    wrought(
      foldingFan(tints.rose),
      '#ffb0c8',
      room('curtain', '#8c1430', '#ffc8a0', { seed: 12, glow: 0.9, carving: 0 }),
    ),
    silhouette(
      tableau(
        ['asian-lantern', 130, 150, 250],
        ['asian-lantern', 390, 110, 200],
        ['asian-lantern', 350, 320, 130],
        ['asian-lantern', 200, 380, 90],
        ['asian-lantern', 290, 440, 60],
      ),
      [0, 0.22, 0.74],
      street('#ff4818', '#ffb040', {
        seed: 15,
        wet: 0.9,
        signs: 0.6,
        horizon: light('#803018'),
        zenith: light('#100818'),
        horizonY: -0.26,
        tall: 0.9,
        windowColour: light('#ff9040', 1.8),
        subjectColour: light('#ff3c10', 1.3),
        rimColour: light('#ffd080', 1.6),
      }),
    ),
    figure(
      wrestlerFar,
      [0, -0.04, 0.56],
      room('vault', '#8c6438', '#ffd8a0', { seed: 18, carving: 0, glow: 1.6 }),
    ),
    silhouette(
      gateFar,
      [-0.1, -0.06, 0.34],
      outdoors('dawn', 'volcano', 'volcano', 'water', {
        seed: 21,
        ridges: 1,
        nearHeight: 0.8,
        foot: -0.2,
        lamp: [0.34, 0.1, 0.12],
        near: light('#4c6c9c'),
        zenith: light('#3c5ca0'),
        clouds: 0.4,
        mist: 0.5,
        snow: 0.7,
      }),
    ),
    wrought(
      foldedCrane(),
      '#ffd0dc',
      outdoors('jade', 'karst', 'karst', 'water', { seed: 24, lamp: [-0.2, 0.5, 0.16] }),
    ),
    figure(
      roninFar,
      [0.02, 0.04, 0.54],
      meadow('gold', '#6c4410', '#f0c060', {
        seed: 27,
        tall: 1.1,
        lamp: [0.02, 0.3, 0.3],
        horizonY: -0.16,
        trees: 0,
        hills: 1.6,
      }),
    ),
    silhouette(
      tableau(['pagoda', 256, 230, 420], ['japanese-bridge', 120, 420, 260]),
      [0.1, 0.0, 0.56],
      woods('autumn', {
        seed: 30,
        fog: light('#e0a080'),
        deep: light('#943c34'),
        leaf: light('#9c1c10'),
        leafLit: light('#ff6030'),
        lamp: [-0.14, 0.2, 0.1],
      }),
    ),
    wrought(
      foxMask(),
      '#ff7050',
      woods('violet', {
        seed: 33,
        canopy: 0.4,
        boughs: 0,
        gnarl: 0.2,
        fog: light('#a04868'),
        deep: light('#2c0c2c'),
        motes: 1,
      }),
    ),
    glowing(
      street('#ff2ca0', '#20e0ff', {
        seed: 36,
        tall: 2.6,
        signs: 1.8,
        wet: 1.3,
        rain: 1,
        horizonY: -0.26,
        horizon: light('#3c2080'),
      }),
    ),
  ],
  background: outdoors('dusk', 'karst', 'karst', 'water', {
    seed: 39,
    lamp: [0.14, 0.2, 0.2],
    farHeight: 0.5,
    nearHeight: 0.2,
    horizon: light('#ff8c70'),
    middle: light('#8c3c6c'),
  }),
  frame: { outer: 'redPaint', inner: 'iron', corner: 'square', ornament: 'studs' },
  symbols: {
    maske: { pieces: foxMask(), glow: '#ff6050' },
    vifte: { pieces: foldingFan() },
    katana: { pieces: katanaDrawn() },
    bjerg: { pieces: snowyCone() },
    tehus: { pieces: inlaid('pagoda', 'redPaint', 'gold') },
    trane: { pieces: foldedCrane() },
    kirsebaergren: { pieces: blossomTwig() },
    a: { letter: 'A', metal: 'redPaint' },
    k: { letter: 'K', metal: 'gold' },
    q: { letter: 'Q', metal: 'slate' },
  },
}
