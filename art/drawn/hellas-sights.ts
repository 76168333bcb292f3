import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, line } from './strokes.ts'

// Temples, mazes and monsters of old Hellas.

function quill(y: number, long: number): string {
  return fill(
    `M190 ${y}C${190 - long * 0.4} ${y - 46} ${190 - long} ${y - 40} ${190 - long * 1.2} ${y - 8}` +
      `C${190 - long} ${y + 10} ${190 - long * 0.4} ${y + 20} 190 ${y + 16}Z`,
  )
}

/** A sandal with wings at its heel. */
export function wingedSandal(): readonly Piece[] {
  const feather = (y: number, long: number, turn: number) =>
    `<g transform="rotate(${turn} 190 330)"` + `>${quill(y, long)}</g>`
  return [
    {
      shape: group(
        feather(330, 170, 78),
        feather(330, 190, 56),
        feather(330, 180, 34),
        feather(330, 150, 14),
      ),
      metal: tints.porcelain,
      bevel: 12,
    },
    {
      shape: fill(
        'M150 410C200 390 260 420 330 424C400 428 470 420 496 440C500 470 470 480' +
          ' 430 480H170C140 480 130 430 150 410Z',
      ),
      metal: tints.leather,
      bevel: 14,
    },
    {
      shape: line(
        'M176 410C160 360 170 300 200 250M330 424C310 370 270 330 190 320M410 424' +
          'C390 380 350 350 300 340',
        26,
      ),
      metal: 'gold',
      bevel: 11,
    },
    {
      shape: line(
        'M196 250C230 236 280 240 300 256C270 300 230 330 186 340M300 256C320 290' +
          ' 320 320 304 346',
        22,
      ),
      metal: 'gold',
      bevel: 9,
    },
    {
      shape: line(
        'M204 160C240 150 290 152 312 164L300 256M204 160L196 250M206 206C240 196' +
          ' 280 198 306 208',
        20,
      ),
      metal: 'gold',
      bevel: 8,
    },
    {
      shape: group(disc(302, 344, 21), disc(304, 208, 15)),
      metal: tints.turquoise,
      bevel: 13,
      edge: 4,
    },
    {
      shape: fill('M214 356C180 330 150 330 120 350C150 380 190 386 214 356Z'),
      metal: 'gold',
      bevel: 10,
    },
  ]
}

/** The walls of a labyrinth seen from above. */
export const labyrinth = (() => {
  const ring = (radius: number, gapDeg: number, width: number) => {
    const at = (deg: number) => {
      const a = ((deg - 90) * Math.PI) / 180
      return `${(256 + radius * Math.cos(a)).toFixed(1)} ${(256 + radius * Math.sin(a)).toFixed(1)}`
    }
    const gap = 1900 / radius
    return (
      `<path d="M${at(gapDeg + gap)}A${radius} ${radius} 0 1 1 ${at(gapDeg - gap)}"` +
      ` fill="none" stroke="#000" stroke-width="${width}"/>`
    )
  }
  const spoke = (from: number, to: number, deg: number) =>
    `<g transform="rotate(${deg} 256 256)"><path d="M249 ${256 - to}h14V${256 - from}h-14Z"/></g>`
  return group(
    ring(240, 180, 22),
    ring(200, 40, 16),
    ring(160, 250, 16),
    ring(120, 110, 16),
    ring(80, 320, 16),
    ring(44, 180, 14),
    spoke(200, 240, 205),
    spoke(160, 200, 70),
    spoke(160, 200, 280),
    spoke(120, 160, 220),
    spoke(120, 160, 20),
    spoke(80, 120, 140),
    spoke(80, 120, 300),
    spoke(44, 80, 30),
  )
})()

/** A temple on its steps, six columns before the light. */
export const parthenon = group(
  fill('M256 40L478 150H34ZM46 156H466V186H46Z'),
  ...[0, 1, 2, 3, 4, 5].map((i) =>
    fill(
      `M${62 + i * 72} 196H${106 + i * 72}L${102 + i * 72}` +
        ` 210V400L${108 + i * 72} 412H${60 + i * 72}L${66 + i * 72} 400V210Z`,
    ),
  ),
  fill('M40 416H472V440H40ZM14 444H498V470H14ZM-14 474H526V506H-14Z'),
)

/** The man with a bull's head, an axe with two blades in his hands. */
export const bullMan =
  '<path d="M206 118C150 116 106 84 104 26C126 66 164 82 214 84C226 66 286 66 298 84C348 82' +
  ' 386 66 408 26C406 84 362 116 306 118' +
  'L318 128L300 150L292 190L272 206H240L220 190L212 150L194 128Z"/>' +
  '<path d="M216 186H296C350 186 386 214 398 262L424 340L392 362L356 300L344 280L340 330L352' +
  ' 420L358 504H290L270 400H242' +
  'L222 504H154L160 420L172 330L168 280L156 300L120 362L88 340L114 262C126 214 162 186 216' +
  ' 186Z"/>' +
  '<path d="M398 140H414V470H398ZM406 150C436 120 470 116 488 130C496 170 496 200 488 236C470' +
  ' 250 436 246 406 216ZM406 150' +
  'C376 120 342 116 330 130C322 170 322 200 330 236C342 250 376 246 406 216Z"/>'

/** A giant in the mouth of his cave, a trunk for a club; sheep at his feet. */
export const giantAtCave = (() => {
  const giant =
    '<path d="M216 92C214 52 232 34 256 34C280 34 298 52 296 92C294 112 286 124 276 132V142' +
    'C330 150 366 176 376 226L396 300L420 392L392 404' +
    'L352 310L340 270L344 340L360 470H296L266 380H246L216 470H152L168 340L172 270L160 310L128' +
    ' 390L98 380L116 300L136 226C146 176 182 150 236 142V132C226 124 218 112 216 92Z"/>' +
    '<path d="M400 300L424 300L456 120L410 100L384 130Z"/>'
  const sheep = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})">${disc(0, 0, 20)}${disc(20, -5, 22)}` +
    `${disc(42, 0, 19)}${disc(62, -10, 10)}` +
    `${fill('M-6 10H0V38H-6ZM14 12H20V38H14ZM34 12H40V38H34Z')}</g>`
  return group(giant, sheep(60, 446), sheep(360, 452), sheep(130, 470))
})()
