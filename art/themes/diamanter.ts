import { emblem, scene, still, type ThemeArt } from '../composition.ts'
import { gem } from '../gem-cuts.ts'
import { outdoors, room, stillLife } from '../scenery.ts'

export const diamanter: ThemeArt = {
  slug: 'diamanter',
  lettering: { face: 'limelight', metal: 'silver', casing: 'slate', capitals: true },
  tiles: [
    still(gem('round', '#f4f8ff', '#10204c', '#4080ff', { seed: 2, tilt: 1.15 })),
    still(gem('oval', '#f0c8ff', '#481048', '#ff60d0', { seed: 5, turn: 0.9 })),
    still(stillLife('ring', '#e8f4ff', '#f0b840', '#0c3038', { seed: 4 })),
    scene(
      outdoors('violet', 'roofs', 'roofs', 'water', {
        seed: 12,
        windows: 1.2,
        nearHeight: 0.42,
        clouds: 0.2,
      }),
    ),
    still(gem('pear', '#ff2030', '#40060c', '#ff5040', { seed: 8, tilt: 0.3 })),
    still(gem('oval', '#1c40ff', '#041440', '#30a0ff', { seed: 11, turn: 0.1, tilt: 0.8 })),
    scene(
      room('cave', '#1c5c40', '#80ffb0', {
        seed: 6,
        crystals: 1,
        crystalColour: [0.03, 0.6, 0.25],
      }),
    ),
    still(gem('rough', '#50e0d0', '#1c1038', '#ff80d0', { seed: 27, tilt: 0.7, turn: 0.5 })),
    emblem(
      'queen-crown',
      'gold',
      '#ffd060',
      room('curtain', '#60102c', '#ffd890', { seed: 3, spots: 0.6, glow: 0.5 }),
    ),
    still(
      gem('step', '#ffffff', '#201c20', '#ffffff', { seed: 15, fire: 3.2, tilt: 0.15, turn: 0.2 }),
    ),
    still(gem('round', '#2048ff', '#02203c', '#40d0ff', { seed: 24, tilt: 0.12, turn: 0.2 })),
    still(gem('square', '#20d080', '#04301c', '#60ffb0', { seed: 19, turn: 0.78, tilt: 0.55 })),
  ],
  background: room('curtain', '#141c50', '#a0c0ff', { seed: 8, spots: 0.3, glow: 0.4 }),
  frame: { outer: 'silver', inner: 'slate', corner: 'cut', ornament: 'beads' },
  symbols: {
    diamant: {
      scenery: gem('round', '#f4f8ff', '#304878', '#60a0ff', { clear: 1, scale: 0.84, tilt: 0.45 }),
    },
    rubin: { scenery: gem('oval', '#ff2030', '#502020', '#ff5040', { clear: 1, scale: 0.76 }) },
    safir: {
      scenery: gem('pear', '#1c40ff', '#203060', '#30a0ff', { clear: 1, scale: 0.86, tilt: 0.3 }),
    },
    smaragd: {
      scenery: gem('step', '#20d080', '#204030', '#60ffb0', { clear: 1, scale: 0.78, tilt: 0.25 }),
    },
    ametyst: {
      scenery: gem('square', '#a040f0', '#302050', '#d080ff', {
        clear: 1,
        scale: 0.78,
        tilt: 0.35,
      }),
    },
    topas: {
      scenery: gem('oval', '#ffb020', '#503818', '#ffd060', { clear: 1, scale: 0.76, turn: 1.2 }),
    },
    krone: { shape: 'queen-crown', metal: 'gold' },
    ring: { shape: 'diamond-ring', metal: 'silver' },
  },
}
