import type { Metal } from './metals.ts'
import { colour } from './picture.ts'

function matter(polish: number, rim: string, ...ramp: readonly string[]): Metal {
  return { polish, rim: colour(rim), ramp: ramp.map(colour) }
}

/** Matter that goes into pieces as data, from deepest shadow to brightest light. */
export const tints = {
  porcelain: matter(
    0.9,
    '#10141c',
    '#3c4658',
    '#8490a8',
    '#bcc6d6',
    '#e2e8f0',
    '#f6f8fc',
    '#ffffff',
  ),
  cream: matter(0.4, '#1c1208', '#6c5030', '#b0905c', '#dcc48c', '#f2e4b8', '#fcf4d8', '#fffdf2'),
  leaf: matter(0.5, '#04120a', '#0c3010', '#1c5c1c', '#348c28', '#5cb83c', '#9ce068', '#e4ffb8'),
  moss: matter(0.3, '#080c04', '#1c280c', '#384c18', '#5c7428', '#86a040', '#b8cc70', '#eaf4b8'),
  rose: matter(0.6, '#1c0410', '#5c1038', '#a42c64', '#d85890', '#f48cb4', '#ffc0d8', '#fff0f6'),
  crimson: matter(0.7, '#180206', '#48040c', '#8c0c18', '#c82028', '#ec4840', '#ff8c78', '#ffe8e0'),
  saffron: matter(0.6, '#1c0c00', '#6c3000', '#b86004', '#ec9410', '#ffbc30', '#ffdc78', '#fffbe0'),
  lilac: matter(0.6, '#0c0620', '#301868', '#5c38a8', '#8c60d8', '#b490f4', '#d8c4ff', '#fbf6ff'),
  amber: matter(1, '#1c0800', '#5c1c00', '#a04404', '#d87408', '#f8a428', '#ffd470', '#fffbe0'),
  copper: matter(0.9, '#160602', '#401408', '#7c3014', '#b45428', '#dc8048', '#f8b484', '#fff0e0'),
  jade: matter(0.9, '#02140c', '#08402c', '#147050', '#2ca078', '#5cc8a0', '#a0ecc8', '#f0fff8'),
  turquoise: matter(
    0.8,
    '#021418',
    '#04404c',
    '#0c7480',
    '#24a8ac',
    '#58d0cc',
    '#a4f0e8',
    '#f2fffd',
  ),
  lacquer: matter(1, '#020204', '#08080c', '#14141c', '#22242e', '#383c4a', '#70788c', '#e0e6f4'),
  felt: matter(0.15, '#060404', '#140e0c', '#2a201c', '#40342c', '#5c4c40', '#84705e', '#c8b49c'),
  leather: matter(
    0.35,
    '#100602',
    '#2c1206',
    '#54260e',
    '#7c401c',
    '#a4602e',
    '#cc8c54',
    '#f4d0a4',
  ),
  sand: matter(0.2, '#140c06', '#3c2814', '#705030', '#a07c4c', '#c8a470', '#e8cca0', '#fff2d8'),
  stone: matter(0.15, '#08090c', '#20242a', '#40464e', '#646c74', '#8c949a', '#b8bec2', '#eceff0'),
  flame: matter(0.8, '#1c0400', '#7c1400', '#d83c00', '#ff7808', '#ffb028', '#ffe480', '#fffff0'),
  wax: matter(0.4, '#1c0c04', '#6c4820', '#b88c4c', '#e0bc80', '#f6deb0', '#fff0d0', '#fffdf4'),
  night: matter(0.5, '#020410', '#060c2c', '#101c50', '#203474', '#38549c', '#6c8cd0', '#d0e0ff'),
} as const satisfies Record<string, Metal>
