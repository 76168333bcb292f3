import { tableau } from '../tableau.ts'
import { along, limb, round } from './limbs.ts'
import { disc, fill, group, line } from './strokes.ts'

// The world before ours, and those who look for it: bodies that stand in a place.

/** Bones in a row, and ribs under those between two of them. */
function spine(
  points: readonly (readonly [number, number])[],
  count: number,
  thick: (share: number) => number,
  ribs: (share: number) => number,
): string {
  return group(
    ...along(points, count).map(([x, y, slope], i) => {
      const share = i / (count - 1)
      const size = thick(share)
      const bone = fill(
        `M${-size} ${-size * 1.5}L${size * 0.3} ${-size * 2}L${size * 0.7}` +
          ` ${-size * 0.6}L${size * 0.7} ${size * 0.8}H${-size * 0.7}Z`,
      )
      const long = ribs(share)
      const rib =
        long > 0
          ? line(
              `M0 0C${long * 0.5} ${long * 0.4} ${long * 0.3} ${long * 0.9} ${-long * 0.25} ${long}`,
              7,
            )
          : ''
      return `<g transform="translate(${x} ${y}) rotate(${round(slope)})">${bone}${rib}</g>`
    }),
  )
}

const hump = (share: number, from: number, to: number) =>
  share <= from || share >= to ? 0 : Math.sin(((share - from) / (to - from)) * Math.PI)

/** The bones of a lizard that walked on two legs, as a museum sets them up. */
export const standingBones = group(
  spine(
    [
      [-30, 262],
      [60, 268],
      [150, 236],
      [230, 206],
      [310, 190],
      [366, 150],
      [398, 106],
    ],
    40,
    (share) => 3.4 + 6.5 * hump(share, -0.25, 1.05),
    (share) => 118 * hump(share, 0.58, 0.86),
  ),
  '<path fill-rule="evenodd" d="M384 84C396 56 430 48 456 62L506 84C518 92 516 112 504 116L470 118' +
    'L464 106L456 120L448 108L440 122L432 110L424 124L404 126C386 118 378 102 384 84ZM410 76' +
    'C402 80 400 92 408 98C418 98 422 84 410 76ZM446 76L470 88L446 94Z"/>',
  fill(
    'M392 126L420 140L430 128L438 140L448 126L456 138L466' +
      ' 124L486 120C480 146 450 160 420 156Q396 150 384 132Z',
  ),
  limb([236, 214, 16], [264, 250, 9], [282, 312, 12], [252, 366, 7], [238, 420, 9], [262, 462, 6]),
  limb([262, 462, 6], [300, 470, 4]),
  limb([262, 462, 6], [276, 480, 4]),
  limb([222, 214, 14], [212, 262, 9], [224, 318, 11], [190, 372, 7], [168, 430, 8], [188, 466, 6]),
  limb([188, 466, 6], [226, 474, 4]),
  fill('M206 196L262 190L278 218L262 236L230 232L200 240Z'),
  limb([346, 196, 8], [358, 238, 5], [382, 250, 5], [392, 262, 3]),
  limb([382, 250, 4], [396, 248, 3]),
  line('M-40 486H560', 12),
  line('M236 226V486M372 170V486', 5),
)

/** The bones of a lizard of the sea, long jaws and paddles, as it lies on the bottom. */
export const swimmingBones = group(
  spine(
    [
      [20, 208],
      [70, 262],
      [150, 276],
      [240, 252],
      [330, 240],
      [380, 246],
    ],
    34,
    (share) => 4 + 6 * hump(share, -0.2, 1.2),
    (share) => 92 * hump(share, 0.4, 1.02),
  ),
  '<path fill-rule="evenodd" d="M376 216C404 206 424' +
    ' 218 436 232L552 262L436 268C408 280 382 276 374' +
    ' 256ZM404 222C390 224 388 246 404 250C420 246 420 226 404 222Z"/>',
  fill('M384 276L430 276L548 270L430 292Q396 294 380 284Z'),
  limb([330, 290, 12], [318, 340, 14], [288, 384, 10], [262, 400, 4]),
  limb([178, 292, 9], [166, 328, 10], [146, 350, 4]),
  fill(
    'M18 204C-8 170 -20 130 -16 96C10 120 30 160 34 206' +
      'ZM20 214C-2 250 -8 280 0 312C20 288 36 256 36 220Z',
  ),
)

/** A cliff of chalk with its bands of flint, beside which the sea lies. */
export const chalkCliff = (() => {
  const bands = Array.from({ length: 13 }, (_, i) => {
    const y = 96 + i * 31
    return line(`M${250 + (i % 3) * 22 - i * 4} ${y}Q380 ${y + 14} 460 ${y + 4}T720 ${y + 16}`, 5)
  })
  // Cut in narrow stripes, which a body shows as its darker inside.
  const mouth = fill('M364 352C362 300 376 268 400 264C426 268 440 304 438 352Z')
  const stripes = Array.from({ length: 8 }, (_, i) => line(`M${358 + i * 12} 250V370`, 9))
  const cave =
    `<clipPath id="mouth">${mouth}</clipPath>` +
    `<g clip-path="url(#mouth)">${stripes.join('')}</g>`
  const rock =
    'M760 20L420 30L352 52L340 92L318 120L324 170L290' +
    ' 214L298 262L262 310L268 352L226 400L216 440L170' +
    ' 470L120 488L90 520H760Z'
  return (
    '<mask id="flint" maskUnits="userSpaceOnUse" x="0" y="0" width="800" height="540">' +
    `<rect width="800" height="540" fill="#fff"/>${bands.join('')}${cave}</mask>` +
    `<g mask="url(#flint)">${fill(rock)}</g>`
  )
})()

/** Two walls of rock with their many layers, and a way of light between them. */
export const layeredWalls = (() => {
  const beds = Array.from({ length: 30 }, (_, i) => {
    const y = -20 + i * 19
    const dip = 26 * Math.sin(i * 0.5)
    return line(`M-120 ${y}Q60 ${y + dip} 256 ${y + 20}T640 ${y + dip * 0.5}`, i % 4 === 0 ? 7 : 4)
  })
  const wall = (way: 1 | -1) => {
    const steps = Array.from({ length: 20 }, (_, i) => {
      const x = 256 + way * (26 + 15 * Math.sin(i * 1.9) + 112 * (1 - i / 20) ** 2)
      return `L${round(x)} ${-20 + i * 29}L${round(x - way * 8)} ${-4 + i * 29}`
    })
    return fill(
      `M${256 + way * 420} -40L${256 + way * 190} -40${steps.join('')}L${256 + way * 420} 560Z`,
    )
  }
  return (
    '<mask id="beds" maskUnits="userSpaceOnUse" x="-200" y="-60" width="900" height="640">' +
    `<rect x="-200" y="-60" width="900" height="640" fill="#fff"/>${beds.join('')}</mask>` +
    `<g mask="url(#beds)">${wall(1)}${wall(-1)}</g>`
  )
})()

/** One who looks for fossils, bent over the shingle with a hammer, the bag on the back. */
export const fossilHunter = group(
  disc(338, 148, 38),
  fill('M288 136C300 112 316 98 340 98C366 98 384 116 388 140L420 158L412 166L290 152Z'),
  limb([318, 196, 44], [262, 240, 52], [206, 300, 50]),
  fill(
    'M176 196C150 170 166 128 206 124L268 140C300 152' +
      ' 306 186 290 210L230 274C196 276 176 240 176 196Z',
  ),
  limb([200, 306, 42], [226, 394, 32], [190, 474, 22]),
  limb([214, 306, 42], [304, 366, 32], [296, 474, 22]),
  fill('M164 462H222V500H140V484ZM272 462H328L356 484V500H272Z'),
  limb([322, 206, 24], [372, 272, 18], [418, 312, 14]),
  limb([306, 214, 24], [330, 300, 18], [382, 338, 14]),
  limb([404, 300, 8], [470, 352, 8]),
  fill('M440 384L492 316L512 332L476 378Z'),
  fill('M372 486C388 452 440 440 488 452C520 462 540 480 548 504H372Z'),
)

/** A giant with a long neck in the shallows, a smaller one farther off. */
export const longNecks = tableau(['diplodocus', 190, 250, 400], ['diplodocus', 452, 376, 150, -1])

/** Lizards on the wing. */
export const wingedLizards = tableau(
  ['pterodactylus', 230, 190, 330],
  ['pterodactylus', 410, 380, 150],
  ['pterodactylus', 90, 400, 110, -1],
)
