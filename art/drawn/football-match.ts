import { disc, fill, group, line } from './strokes.ts'

const net = (left: number, top: number, right: number, foot: number, step: number) => {
  const down = Array.from(
    { length: Math.floor((right - left) / step) },
    (_, i) => `M${left + (i + 1) * step} ${top}V${foot}`,
  )
  const over = Array.from(
    { length: Math.floor((foot - top) / step) },
    (_, i) => `M${left} ${top + (i + 1) * step}H${right}`,
  )
  return line([...down, ...over].join(''), 2.4)
}

const goal = (left: number, top: number, right: number, foot: number, step = 24) =>
  group(line(`M${left} ${foot}V${top}H${right}V${foot}`, 11), net(left, top, right, foot, step))

/** A spot kick: the ball, the goal, and the keeper who waits. */
export const spotKickFar = group(
  goal(40, 130, 472, 330),
  disc(256, 190, 18),
  fill(
    'M222 226C230 212 282 212 290 226L330 190L366 150L376 160L344 208L296' +
      ' 256L292 296L312 336H284L258 300L230 336H202L220 296L216' +
      ' 256L168 208L136 160L146 150L182 190Z',
  ),
  disc(256, 440, 52),
)

/** A keeper at full stretch, the ball beyond him. */
export const beatenFar = group(
  goal(-40, 70, 492, 520, 34),
  disc(322, 236, 25),
  line('M306 262L390 190L440 166', 24),
  line('M300 270L372 236L424 214', 22),
  line('M296 276L200 330', 70),
  line('M196 326L120 330L56 372', 38),
  line('M200 342L140 400L76 424', 36),
  disc(452, 112, 33),
)

const defender = group(
  disc(0, -150, 22),
  fill('M-46 -104Q-30 -126 0 -126Q30 -126 46 -104L50 -30L20 14L-20 14L-50 -30Z'),
  fill('M-44 -20H44L52 50H6L0 30L-6 50H-52Z'),
  fill('M-46 44H-10L-14 150H-40ZM10 44H46L40 150H14Z'),
)

/** A wall of four, and the ball they fear. */
export const wallFar = group(
  `<g transform="translate(86 276)">${defender}</g>`,
  `<g transform="translate(196 264) scale(1.06)">${defender}</g>`,
  `<g transform="translate(310 268) scale(1.04)">${defender}</g>`,
  `<g transform="translate(422 278)">${defender}</g>`,
  disc(256, 482, 38),
)

/** One who throws the ball in, arms behind his head. */
export const throwInFar = group(
  disc(250, 150, 30),
  disc(190, 54, 46),
  line('M282 196L268 120L226 80', 24),
  line('M252 196L214 130L186 92', 22),
  fill('M236 192C256 178 296 184 304 210C314 250 306 290 300 322H226C224 280 220 232 236 192Z'),
  fill('M222 312H304L318 390H268L258 366L236 394L196 376Z'),
  line('M216 376L172 444L120 500', 32),
  line('M294 380L304 440L292 504', 32),
)

/** One who holds his head before his own goal. */
export const ownGoalFar = group(
  goal(10, 206, 502, 420, 28),
  disc(256, 132, 34),
  line('M204 222L128 158L228 112M308 222L384 158L284 112', 20),
  line('M256 150V200', 26),
  fill('M192 226Q220 196 256 196Q292 196 320 226L306 350H206Z'),
  fill('M202 340H310L326 430H268L256 404L244 430H186Z'),
  fill('M192 424H240L232 524H196ZM272 424H320L316 524H280Z'),
  disc(430, 396, 25),
)

/** A stand from behind: scarves held high, a banner that waves. */
export const singersFar = (() => {
  const singer = disc(0, 0, 24) + fill('M-56 190C-56 66 -40 34 0 34C40 34 56 66 56 190Z')
  const scarfHeld =
    line('M-42 60L-66 -10L-70 -70M42 60L66 -10L70 -70', 18) +
    fill(
      'M-96 -86Q0 -46 96 -86V-50Q0 -10 -96 -50ZM-96 -50L-104 -26L-90 -34L-80 -22L-76 -44Z' +
        'M96 -50L104 -26L90 -34L80 -22L76 -44Z',
    )
  const at = (drawing: string, x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${drawing}</g>`
  const fan = (x: number, y: number, size: number) => at(singer, x, y, size)
  const scarf = (x: number, y: number, size: number) => at(singer + scarfHeld, x, y, size)
  return group(
    line('M420 330L452 60', 8),
    fill('M452 60C400 30 360 90 290 60C300 100 290 130 280 160C340 190 390 130 440 160Z'),
    scarf(110, 270, 0.9),
    fan(232, 300, 0.86),
    scarf(340, 290, 0.88),
    fan(468, 290, 0.9),
    fan(20, 320, 0.96),
    scarf(196, 390, 1.14),
    fan(86, 420, 1.1),
    fan(330, 410, 1.1),
    scarf(446, 396, 1.12),
    fill('M-60 480H572V600H-60Z'),
  )
})()

/** A ground among its masts, flags over both its ends. */
export const groundFar = (() => {
  const mast = (x: number, top: number) =>
    group(
      line(`M${x} 400V${top}`, 9),
      line(`M${x - 16} 400L${x} ${top + 90}L${x + 16} 400`, 4),
      fill(`M${x - 38} ${top - 50}H${x + 38}V${top}H${x - 38}Z`),
    )
  const flag = (x: number, y: number, way: 1 | -1) =>
    group(
      line(`M${x} 330V${y}`, 5),
      fill(
        `M${x} ${y}Q${x + way * 30} ${y + 16} ${x + way * 60} ${y + 4}` +
          `V${y + 36}Q${x + way * 30} ${y + 48} ${x} ${y + 34}Z`,
      ),
    )
  return group(
    '<path fill-rule="evenodd" d="M-40 440V330Q256 230 552 330V440ZM0 352' +
      'Q256 268 512 352V370Q256 290 0 370ZM40 400H70V440H40ZM110' +
      ' 390H140V440H110ZM180 384H210V440H180ZM300 384H330V440H300ZM372 390' +
      'H402V440H372ZM442 400H472V440H442Z"/>',
    mast(60, 130),
    mast(452, 130),
    mast(176, 190),
    mast(336, 190),
    flag(120, 220, -1),
    flag(230, 206, -1),
    flag(282, 206, 1),
    flag(392, 220, 1),
  )
})()
