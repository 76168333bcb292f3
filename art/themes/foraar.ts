import { beechLeaf, blossomTwig, crocus, openFlower, snowdrop } from '../botany.ts'
import { glowing, scene, silhouette, type ThemeArt, wrought } from '../composition.ts'
import { larkOnWing, stork, storkOnNest } from '../drawn/farm.ts'
import { meadow, woods } from '../groves.ts'
import { light, outdoors } from '../scenery.ts'
import { tableau } from '../tableau.ts'
import { tints } from '../tints.ts'

export const foraar: ThemeArt = {
  slug: 'foraar',
  lettering: { face: 'playfair', metal: 'emerald', casing: 'oldGold', capitals: false },
  tiles: [
    scene(
      woods('spring', { seed: 3, lamp: [0.1, 0.34, 0.16], rise: 0.16, floor: light('#2c4818') }),
    ),
    wrought(
      snowdrop(),
      '#d0f0ff',
      woods('snow', { seed: 9, floor: light('#c0d0d8'), flowers: 0.3 }),
    ),
    silhouette(
      larkOnWing,
      [0.02, 0.22, 0.36],
      meadow('dusk', '#283c14', '#8c9c3c', {
        seed: 12,
        lamp: [0, 0.24, 0.26],
        tall: 0.5,
        horizonY: -0.3,
      }),
    ),
    scene(
      meadow('morning', '#24501c', '#a0d048', {
        seed: 2,
        flowers: 1,
        flower: light('#7c38d0'),
        flower2: light('#f0a020'),
        horizonY: 0.16,
        lamp: [-0.24, 0.4, 0.1],
        clouds: 0.4,
      }),
    ),
    silhouette(
      storkOnNest,
      [-0.02, 0.06, 0.62],
      outdoors('gold', 'hills', 'crowns', 'ground', {
        seed: 17,
        lamp: [0.2, 0.34, 0.22],
        nearHeight: 0.2,
        farHeight: 0.16,
      }),
    ),
    silhouette(
      larkOnWing,
      [-0.16, 0.46, 0.18],
      meadow('noon', '#205c18', '#90d848', {
        seed: 19,
        flowers: 0.5,
        flower: light('#f0e8e0'),
        flower2: light('#ffd030'),
        horizonY: 0.1,
        lamp: [0.34, 0.72, 0.1],
        clouds: 0.5,
      }),
    ),
    silhouette(
      tableau(['deer', 180, 256, 250], ['deer', 390, 300, 160, -1]),
      [0, 0.16, 0.6],
      meadow('mist', '#38502c', '#a8b878', {
        seed: 11,
        lamp: [0.05, 0.34, 0.12],
        mist: 1.8,
        horizonY: 0.06,
        exposure: 1.1,
      }),
    ),
    wrought(
      blossomTwig(),
      '#ffd0e0',
      meadow('noon', '#1c6418', '#98e048', {
        seed: 7,
        branch: 1,
        flower: light('#ffe0ec'),
        flower2: light('#ff90b0'),
        lamp: [0, 0.4, 0.05],
        zenith: light('#2c5cb0'),
      }),
    ),
    scene(
      woods('dawn', {
        seed: 31,
        flowers: 1.3,
        rise: 0.42,
        flower: light('#ffffff', 1.6),
        canopy: 0.2,
        girth: 0.6,
        lamp: [-0.2, 0.3, 0.14],
        floor: light('#28381c'),
        fog: light('#e8d8b0'),
        deep: light('#88a0a8'),
      }),
    ),
    scene(meadow('rain', '#1c4020', '#78b060', { seed: 9, rain: 1.4, tall: 0.8 })),
    wrought(
      crocus(tints.saffron),
      '#ffe080',
      meadow('gold', '#3c2410', '#8c6430', { seed: 23, furrows: 1, tall: 0.18, horizonY: 0 }),
    ),
    glowing(
      outdoors('dawn', 'hills', 'firs', 'water', {
        seed: 29,
        lamp: [0, 0.06, 0.3],
        glow: 2,
        nearHeight: 0.12,
        farHeight: 0.16,
        middle: light('#c89cb0'),
      }),
    ),
  ],
  background: woods('spring', { seed: 37, flowers: 0.7, clearing: 0.6 }),
  frame: { outer: 'emerald', inner: 'bronze', corner: 'round', ornament: 'beads' },
  symbols: {
    boegeblad: { pieces: beechLeaf() },
    vintergaek: { pieces: snowdrop() },
    krokus: { pieces: crocus() },
    aeblegren: { pieces: blossomTwig() },
    laerke: { shape: larkOnWing, metal: 'bronze', glow: '#ffe090' },
    stork: { pieces: stork() },
    anemone: { pieces: openFlower(7, tints.porcelain) },
    a: { letter: 'A', metal: 'emerald' },
    k: { letter: 'K', metal: 'gold' },
    q: { letter: 'Q', metal: 'violet' },
  },
}
