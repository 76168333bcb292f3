import { limb, round } from './limbs.ts'
import { disc, fill, group, hoop, line } from './strokes.ts'

// Halls, yards and towers of iron, and those who work there: bodies that stand in a place.

const box = (x: number, y: number, wide: number, tall: number) =>
  fill(`M${x} ${y}h${wide}v${tall}h${-wide}Z`)

/** A bench with its vice, and the tools on the wall over it. */
export const benchAndTools = group(
  box(-60, 372, 640, 26),
  box(-10, 398, 34, 130),
  box(488, 398, 34, 130),
  box(30, 418, 452, 12),
  fill('M346 372V330H330V306H388V284H404V306H448V330H424V372ZM448 312H476V324H448Z'),
  line('M476 292V344', 9),
  fill('M60 372V316H78V300H150V316H168V372ZM96 300V284H132V300Z'),
  line('M-60 74H580', 10),
  // A hammer, a spanner, a saw, tongs, a square and a drill bit.
  fill('M22 84H96V118H72V250H46V118H22Z'),
  fill(
    'M128 78L140 104H156L168 78C182 92 182 116 166' +
      ' 128L162 218C180 232 178 258 164 266H132C118 258' +
      ' 116 232 134 218L130 128C114 116 114 92 128 78Z',
  ),
  '<path fill-rule="evenodd" d="M206 96C202 80 214 72' +
    ' 232 74L262 80V128L240 134L300 262L286 272L206 150Z' +
    'M224 92L246 96V114L226 118Z"/>',
  fill(
    'M332 78C312 100 312 132 326 146L306 252H320L340 160L360' +
      ' 252H374L354 146C368 132 368 100 348 78L344 120H336Z',
  ),
  fill('M404 82H424V220H500V240H404Z'),
  hoop(468, 132, 34, 12),
  fill('M196 372L204 340H258L266 372Z'),
  line('M216 340C216 316 246 316 246 340', 8),
)

/** Masts that carry the current over the land, the wires between them. */
export const pylons = (() => {
  const mast = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})">` +
    line(
      'M-70 300L-22 40L-10 -190L0 -230L10 -190L22 40L70' +
        ' 300M-70 300L40 160L-34 100L26 20L-16 -60L12 -130' +
        'M70 300L-40 160L34 100L-26 20L16 -60L-12 -130',
      9,
    ) +
    line(
      'M-120 -96L0 -130L120 -96M-120 -96H120M-96 -8L0' +
        ' -40L96 -8M-96 -8H96M-70 -168L0 -190L70 -168H-70',
      9,
    ) +
    line('M-116 -94V-64M116 -94V-64M-92 -6V24M92 -6V24M-66 -168V-140M66 -168V-140', 7) +
    '</g>'
  const wire = (fromX: number, fromY: number, toX: number, toY: number) =>
    line(`M${fromX} ${fromY}Q${(fromX + toX) / 2} ${Math.max(fromY, toY) + 46} ${toX} ${toY}`, 3.5)
  return group(
    mast(172, 260, 0.92),
    mast(410, 374, 0.46),
    wire(66, 202, -160, 120),
    wire(278, 202, 356, 345),
    wire(88, 284, -160, 220),
    wire(256, 284, 368, 385),
    wire(234, 132, 380, 310),
    wire(464, 345, 640, 330),
    wire(452, 385, 640, 372),
  )
})()

const wreck = (x: number, y: number, deg: number, size: number) =>
  `<g transform="translate(${x} ${y}) rotate(${deg})` +
  ` scale(${size})"><path fill-rule="evenodd" d="M-110 10` +
  'L-104 -16L-60 -24L-28 -62H40L72 -24L108 -14L112 14L92' +
  ' 26H-96ZM-46 -26L-20 -54H2V-26ZM12 -26V-54H34L56 -26Z"/>' +
  `${hoop(-62, 24, 17, 12)}${hoop(66, 24, 17, 12)}</g>`

/** A heap of wrecks, and the crane with its claw that lifts one more. */
export const scrapCrane = group(
  wreck(70, 470, 6, 1),
  wreck(270, 480, -4, 1.05),
  wreck(452, 474, 10, 0.96),
  wreck(148, 414, -10, 0.92),
  wreck(352, 424, 7, 0.94),
  wreck(250, 366, -3, 0.88),
  fill('M432 384H520V430H432ZM456 340H520V384H446Z'),
  line('M486 350L404 70L220 44', 15),
  line('M486 350L440 74L404 70M404 70L220 64', 8),
  line('M228 54V150', 6),
  disc(228, 158, 15),
  limb([228, 158, 9], [182, 186, 8], [176, 226, 6], [200, 244, 3]),
  limb([228, 158, 9], [274, 186, 8], [280, 226, 6], [256, 244, 3]),
  limb([228, 158, 7], [228, 212, 6], [228, 240, 3]),
  wreck(228, 272, -17, 0.74),
)

/** A car on its lift, the mechanic under it with a lamp raised. */
export const underTheCar = group(
  box(-60, 480, 640, 40),
  box(34, 74, 26, 410),
  box(452, 74, 26, 410),
  line('M48 236L130 222M464 236L382 222', 16),
  '<path fill-rule="evenodd" d="M58 196C60 168 78 158 120' +
    ' 152L172 104Q182 96 200 96H314Q332 96 344 106L392 152' +
    'C432 158 454 170 456 198V216H58ZM148 150L192 114H242' +
    'V150ZM256 150V114H308Q316 114 322 118L364 150Z"/>',
  disc(138, 216, 38),
  disc(374, 216, 38),
  // The one below.
  disc(256, 292, 27),
  fill('M228 284C230 262 282 262 284 284L300 290L296 296H228Z'),
  limb([240, 344, 28], [242, 400, 30]),
  limb([272, 344, 26], [270, 400, 28]),
  limb([240, 410, 22], [234, 490, 17]),
  limb([274, 410, 22], [282, 490, 17]),
  limb([286, 342, 15], [330, 320, 12], [336, 270, 11], [330, 248, 9]),
  limb([228, 342, 15], [196, 376, 12], [216, 416, 10]),
  fill('M322 236H340V258H322Z'),
)

/** A hall of beams that cross from wall to wall; one who would pass stands dark before them. */
export const beams = (() => {
  const way = Array.from({ length: 14 }, (_, i) => {
    const y = -60 + i * 46
    const dip = 190 * Math.sin(i * 2.4)
    return [-90, round(y - dip), 602, round(y + dip)] as const
  })
  const lines = way.map(([x, y, toX, toY], i) => line(`M${x} ${y}L${toX} ${toY}`, i % 3 ? 3.4 : 5))
  const sparks = [
    [170, 120],
    [330, 190],
    [112, 260],
    [420, 110],
    [392, 330],
  ].map(([x = 0, y = 0]) => disc(x, y, 9))
  return (
    '<mask id="thief" maskUnits="userSpaceOnUse" x="-100" y="-100" width="720" height="720">' +
    '<rect x="-100" y="-100" width="720" height="720" fill="#fff"/>' +
    group(
      disc(256, 214, 27),
      limb([256, 268, 36], [254, 330, 30], [250, 350, 32]),
      limb([240, 352, 22], [206, 430, 17], [218, 512, 13]),
      limb([264, 352, 22], [300, 422, 17], [292, 512, 13]),
      limb([284, 254, 15], [338, 260, 12], [372, 226, 9]),
      limb([228, 254, 15], [180, 282, 12], [148, 262, 9]),
    ) +
    `</mask><g mask="url(#thief)">${lines.join('')}${sparks.join('')}</g>`
  )
})()

/** A man of iron, taller than any door: shoulders of plate, one lamp for an eye. */
export const ironMan = group(
  '<path fill-rule="evenodd" d="M218 40Q256 22 294 40' +
    'L300 112L284 130H228L212 112ZM232 66H280V88H232Z"/>',
  box(238, 130, 36, 22),
  '<path fill-rule="evenodd" d="M150 152H362L376 196L346 290L310 304H202L166 290L136 196ZM256 190' +
    'A34 34 0 1 0 256.1 190ZM200 266H312V278H200Z"/>',
  disc(122, 186, 42),
  disc(390, 186, 42),
  limb([104, 190, 22], [86, 284, 18], [92, 368, 24]),
  limb([408, 190, 22], [426, 284, 18], [420, 368, 24]),
  disc(87, 282, 26),
  disc(425, 282, 26),
  fill(
    'M66 366H118L124 404L108 432L100 404L92 436L80 404L70 424L60 400ZM394' +
      ' 366H446L452 400L442 424L432 404L420 436L412 404L404 432L388 404Z',
  ),
  box(196, 308, 120, 30),
  limb([220, 340, 30], [206, 412, 22], [202, 478, 30]),
  limb([292, 340, 30], [306, 412, 22], [310, 478, 30]),
  disc(206, 408, 30),
  disc(306, 408, 30),
  fill('M160 486H240V512H148ZM272 486H352L364 512H272Z'),
)

/** Roofs like a saw, chimneys, and the number of the works on its wall. */
export const worksNine = (() => {
  const saw = Array.from({ length: 5 }, (_, i) => {
    const x = 150 + i * 84
    return `L${x} 300L${x + 84} ${250}V300`
  })
  const smoke = (x: number, y: number) =>
    group(
      ...Array.from({ length: 7 }, (_, i) =>
        disc(round(x + i * 19 + 8 * Math.sin(i * 2.1)), round(y - i * 15), 11 + i * 4.6),
      ),
    )
  return group(
    '<path fill-rule="evenodd" d="M-70 512V300H150' +
      saw.join('') +
      'H600V512ZM40 336C6 336 -12 360 -12 388C-12 416 8' +
      ' 436 34 436C48 436 58 430 64 422C60 450 46 462 18' +
      ' 462V486C72 486 96 450 96 396C96 358 74 336 40 336' +
      'ZM40 360C56 360 64 372 64 388C64 404 54 412 40 412' +
      'C26 412 18 402 18 386C18 372 26 360 40 360Z"/>',
    fill('M-34 300L-24 96H20L30 300ZM58 300L66 140H104L112 300Z'),
    fill('M-30 92H26V108H-30ZM60 134H110V150H60Z'),
    smoke(0, 80),
    smoke(86, 120),
  )
})()
