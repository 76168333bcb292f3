import { emblem, scene, still, type ThemeArt } from '../composition.ts'
import { outdoors, room, stillLife } from '../scenery.ts'

export const klassiskFrugt: ThemeArt = {
  slug: 'klassisk-frugt',
  lettering: { face: 'playfair', metal: 'gold', casing: 'redPaint', capitals: false },
  tiles: [
    still(stillLife('apples', '#d01828', '#e8b040', '#103020', { seed: 2 })),
    still(stillLife('cherries', '#b80820', '#f01830', '#401028', { seed: 5 })),
    still(stillLife('pears', '#c8b020', '#e05818', '#14304c', { seed: 4, turn: 0.25 })),
    still(stillLife('melon', '#f0283c', '#60a040', '#0c3c2c', { seed: 6 })),
    still(stillLife('lemons', '#ffd018', '#f0e040', '#1c3464', { seed: 7 })),
    still(stillLife('plums', '#481868', '#a02858', '#38240c', { seed: 9 })),
    still(stillLife('grapes', '#381060', '#701850', '#183c1c', { seed: 11, distance: 7.4 })),
    emblem(
      'cherry',
      'ruby',
      '#ff5a70',
      outdoors('blue', 'peaks', 'peaks', 'water', { seed: 8, snow: 1 }),
    ),
    still(stillLife('oranges', '#ff7808', '#ff9818', '#501818', { seed: 12 })),
    still(stillLife('pears', '#6c9820', '#b8b838', '#b05878', { seed: 3, turn: -0.6, lift: 0.4 })),
    still(stillLife('strawberries', '#8cb828', '#b8d848', '#2c1c40', { seed: 14 })),
    scene(room('curtain', '#106038', '#ffe4a0', { seed: 4, spots: 0.8 })),
  ],
  background: room('curtain', '#5c0c1c', '#ffd890', { seed: 6, spots: 0.35, glow: 0.5 }),
  frame: { outer: 'gold', inner: 'redPaint', corner: 'round', ornament: 'beads' },
  symbols: {
    syv: { shape: 'great-seven', metal: 'ruby', glow: '#ff3030' },
    klokke: { scenery: stillLife('bell', '#f0b030', '#a06818', '#302010', { table: 0 }) },
    kirsebaer: { scenery: stillLife('cherries', '#b80820', '#f01830', '#302010', { table: 0 }) },
    melon: { scenery: stillLife('melon', '#f0283c', '#60a040', '#302010', { table: 0 }) },
    druer: {
      scenery: stillLife('grapes', '#381060', '#701850', '#302010', { table: 0, distance: 7.4 }),
    },
    blomme: { scenery: stillLife('plums', '#481868', '#a02858', '#302010', { table: 0 }) },
    citron: { scenery: stillLife('lemons', '#ffd018', '#f0e040', '#302010', { table: 0 }) },
    appelsin: { scenery: stillLife('oranges', '#ff7808', '#ff9818', '#302010', { table: 0 }) },
    paere: { scenery: stillLife('pears', '#c8b020', '#e05818', '#302010', { table: 0 }) },
  },
}
