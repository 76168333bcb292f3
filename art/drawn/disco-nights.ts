import { disc, fill, group, hoop, line, turned } from './strokes.ts'

/** One who rules the floor: arm to the sky, wide trousers. */
export const dancerFar = group(
  disc(246, 104, 32),
  fill('M206 92C204 60 240 46 266 58C290 66 290 96 280 106C264 92 236 84 206 92Z'),
  fill(
    'M232 130H264L268 146C296 150 312 160 320 176L404 78L420 20L430 18L432' +
      ' 74L344 224C332 240 316 240 306 226L296 290H206' +
      'L196 226L176 240L204 268L192 286L140 246C134 238 136 230 142 222L188' +
      ' 164C200 150 214 148 230 146Z',
  ),
  fill('M204 284H298L340 380L420 496L336 506L286 410L252 330L226 410L206 508H96L158 396Z'),
)

/** A floor full of people, one at the turntables above them. */
export const clubFar = (() => {
  const body = disc(0, 0, 24) + fill('M-54 150C-54 60 -40 34 0 34C40 34 54 60 54 150Z')
  const arms = [line('M38 60L64 -20L52 -80', 17), line('M-38 60L-66 -10L-46 -72', 17)]
  const guest = (x: number, y: number, size: number, raised: 0 | 1 | 2) => {
    const drawing = body + arms.slice(0, raised).join('')
    return `<g transform="translate(${x} ${y}) scale(${size})">${drawing}</g>`
  }
  return group(
    fill('M150 250H362V330H150Z'),
    disc(256, 156, 24),
    fill('M206 262C206 206 224 186 256 186C288 186 306 206 306 262Z'),
    line('M292 206L330 170L322 110M222 210L200 250', 15),
    hoop(256, 150, 29, 8),
    guest(40, 330, 0.8, 1),
    guest(140, 350, 0.72, 2),
    guest(226, 360, 0.7, 0),
    guest(306, 352, 0.74, 1),
    guest(396, 346, 0.76, 2),
    guest(480, 330, 0.8, 0),
    guest(90, 420, 1, 2),
    guest(210, 430, 0.96, 1),
    guest(330, 432, 1, 2),
    guest(446, 420, 1, 1),
    fill('M-60 480H572V600H-60Z'),
  )
})()

/** Beams of light that cross. */
export const beamsFar = group(
  ...[-14, -2, 8, 18, 27, 36, 46, 58].map(
    (turn) => `<g transform="rotate(${turn} 60 540)">${fill('M58 540L56 -260H64L62 540Z')}</g>`,
  ),
  ...[14, 2, -8, -18, -27, -36, -46, -58].map(
    (turn) =>
      `<g transform="rotate(${turn} 452 540)">${fill('M450 540L448 -260H456L454 540Z')}</g>`,
  ),
)

/** A floor of lit panes that runs away from the eye. */
export const floorFar = (() => {
  const edge = (row: number) => 250 + 330 / (9 - row) ** 1.02
  const across = (column: number, y: number) => 256 + (column - 5) * ((y - 190) * 0.36)
  const panes = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 10 }, (__, column) => {
      if ((row + column) % 2 === 0) return ''
      const [top, foot] = [edge(row) + 1, edge(row + 1) - 1]
      const corners = [
        [across(column, top) + 1, top],
        [across(column + 1, top) - 1, top],
        [across(column + 1, foot) - 1, foot],
        [across(column, foot) + 1, foot],
      ]
      return `M${corners.map(([x = 0, y = 0]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
    }).join(''),
  )
  return group(
    fill(panes.join('')),
    line('M256 -40V70', 4),
    hoop(256, 118, 40, 15),
    line('M216 118H296M256 78V158M226 92Q256 104 286 92M226 144Q256 132 286 144', 5),
  )
})()

/** A sun cut by bars, as it sank in many a game hall. */
export const barredSun = (() => {
  const chord = (y: number) => Math.sqrt(Math.max(0, 190 ** 2 - (y - 256) ** 2))
  const bands = [
    [66, 250],
    [262, 294],
    [308, 334],
    [350, 370],
    [388, 402],
    [422, 432],
  ] as const
  const path = bands.map(([top, foot]) => {
    const steps = Array.from({ length: 13 }, (_, i) => top + ((foot - top) * i) / 12)
    const left = steps.map((y) => `${(256 - chord(y)).toFixed(1)} ${y.toFixed(1)}`)
    const right = [...steps].reverse().map((y) => `${(256 + chord(y)).toFixed(1)} ${y.toFixed(1)}`)
    return `M${[...left, ...right].join('L')}Z`
  })
  return fill(path.join(''))
})()

/** A beat drawn in a tube of light. */
export const pulseFar = group(
  line('M-40 270H90L118 226L148 300L190 90L240 420L282 160L312 300L338 270H552', 15),
  line('M-40 296H78L110 250M350 296H552', 5),
)

const palm = group(
  fill('M246 500C250 380 262 280 290 190L306 196C286 290 276 390 278 500Z'),
  turned(fill('M298 190C330 130 400 110 460 150C400 150 350 160 298 196Z'), 2, 298, 192, 0, 40),
  turned(fill('M298 190C266 130 196 110 136 150C196 150 246 160 298 196Z'), 2, 298, 192, -40, 40),
  fill(
    'M298 194C290 130 310 90 360 64C336 110 326 150 306 196ZM298 194C270' +
      ' 150 260 110 270 60C300 100 312 150 306 196Z',
  ),
)

/** Palms by the sea, a low car beneath them. */
export const boulevardFar = group(
  `<g transform="translate(-110 -20) scale(1)">${palm}</g>`,
  `<g transform="translate(590 60) scale(-0.84 0.84)">${palm}</g>`,
  fill(
    'M96 452C92 430 110 420 160 412L226 380C254 368 330 368 356 380L400 410' +
      'C440 414 470 424 472 450L462 464H424A34 34 0 0 0 356 464H212A34' +
      ' 34 0 0 0 144 464H104Z',
  ),
  disc(178, 468, 27),
  disc(390, 468, 27),
  fill('M-60 482H572V560H-60Z'),
)
