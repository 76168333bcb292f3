import { limb, round } from './limbs.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

// The inn and its rooms: bodies that stand in a place.

const goblet = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  fill('M-20 -90H20Q20 -48 4 -42V-8Q22 -4 22 0H-22Q-22 -4 -4 -8V-42Q-20 -48 -20 -90Z') +
  '</g>'

const flask = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  fill('M-11 -190H11V-176L9 -120Q30 -104 32 -78V0H-32V-78Q-30 -104 -9 -120L-11 -176Z') +
  '</g>'

const stand = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  fill(
    'M-6 -110H6V-14Q30 -10 34 0H-34Q-30 -10 -6 -14ZM-9 -180H9V-112' +
      'H-9ZM0 -222C12 -206 12 -192 0 -186C-12 -192 -12 -206 0 -222Z',
  ) +
  '</g>'

const dome = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  fill('M-84 -12C-84 -96 84 -96 84 -12ZM-104 -10H104Q92 2 60 2H-60Q-92 2 -104 -10Z') +
  `${disc(0, -84, 10)}</g>`

/** A table laid for two by the window: bottle, glasses, bread, a jug with flowers. */
export const lunchTable = group(
  fill('M40 338H472V356H40Z'),
  fill(
    'M40 350H472L490 452Q460 440 440 454Q410 438 384' +
      ' 454Q350 438 320 454Q290 440 256 454Q226 438 196' +
      ' 454Q160 440 130 454Q100 440 72 454Q50 442 24 452Z',
  ),
  line('M96 450V540M416 450V540', 15),
  flask(312, 340, 0.86),
  goblet(150, 340, 0.84),
  goblet(370, 340, 0.84),
  fill('M92 338Q96 322 140 322H182Q214 322 214 338ZM392 338Q394 322 420 322H446Q460 322 462 338Z'),
  fill('M206 338L202 290Q200 268 214 262V248H258V262Q272 268 270 290L266 338Z'),
  line('M232 250L206 176M236 250V158M242 250L276 184', 5),
  turned(disc(206, 156, 11), 5, 206, 168),
  turned(disc(236, 134, 12), 5, 236, 148),
  turned(disc(282, 160, 11), 5, 282, 172),
  // Two chairs.
  line('M-28 240V540M-28 384H30V540M-28 262H-8M-28 300H-8', 13),
  line('M540 240V540M540 384H482V540M540 262H520M540 300H520', 13),
)

/** The cold table in all its length: domes, stands, lights, a tower of shellfish. */
export const coldTable = (() => {
  const tier = (y: number, wide: number, count: number) =>
    group(
      fill(`M${256 - wide} ${y}H${256 + wide}L${256 + wide - 14} ${y + 11}H${256 - wide + 14}Z`),
      ...Array.from({ length: count }, (_, i) =>
        disc(round(256 + (i - (count - 1) / 2) * 27), y - 12, 13),
      ),
    )
  return group(
    fill('M-140 372H652V394H-140ZM-120 388H632V540H-120Z'),
    line('M256 372V112', 9),
    fill('M206 372Q210 352 256 346Q302 352 306 372Z'),
    tier(300, 92, 6),
    tier(232, 66, 4),
    tier(168, 40, 2),
    disc(256, 104, 13),
    dome(106, 374, 0.74),
    dome(406, 374, 0.74),
    stand(16, 372, 1.1),
    stand(496, 372, 1.1),
  )
})()

/** Herring in a shoal, all one way. */
export const herringShoal = (() => {
  const fish = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) rotate(-10) scale(${size})"><path` +
    ' fill-rule="evenodd" d="M-110 0C-80 -34 -20 -44 30 -30' +
    'L44 -48L62 -22C76 -16 88 -8 96 -2L130 -30C126 -8 126 10 132' +
    ' 30L96 8C70 24 30 36 -10 34L-4 50L-34 32C-70 28 -96 16 -110 0Z' +
    'M-84 -10A8 8 0 1 0 -83.9 -10ZM-58 -30L-52 -30Q-42 0 -54 28L-60 28Q-50 0 -58 -30Z"/></g>'
  const all = [
    [150, 96, 0.8],
    [360, 64, 0.62],
    [280, 178, 1],
    [70, 214, 0.7],
    [470, 168, 0.74],
    [150, 300, 0.94],
    [390, 282, 0.84],
    [262, 392, 0.72],
    [40, 390, 0.6],
    [480, 388, 0.66],
  ] as const
  return group(...all.map(([x, y, size]) => fish(x, y, size)))
})()

/** The master of the cellar with a light raised before his casks. */
export const cellarMaster = (() => {
  const cask = (x: number, y: number, radius: number) =>
    `<path fill-rule="evenodd" d="M${x - radius} ${y}a${radius} ${radius}` +
    ` 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z` +
    `M${x - radius * 0.82} ${y}a${radius * 0.82}` +
    ` ${radius * 0.82} 0 1 1 ${radius * 1.64} 0a${radius * 0.82}` +
    ` ${radius * 0.82} 0 1 1 ${-radius * 1.64} 0Z"/>` +
    disc(x, y, radius * 0.74) +
    fill(`M${x - 7} ${y + radius * 0.4}h14v16h-14Z`)
  return group(
    cask(20, 430, 80),
    cask(-30, 290, 74),
    cask(500, 430, 80),
    cask(548, 290, 74),
    fill('M-160 508H680V540H-160Z'),
    disc(250, 140, 31),
    fill('M212 128Q214 92 250 92Q288 92 288 128L280 118H222Z'),
    limb([250, 204, 46], [250, 280, 56], [248, 330, 58]),
    fill('M194 300H306L322 470H180Z'),
    limb([228, 440, 22], [222, 500, 20]),
    limb([276, 440, 22], [282, 500, 20]),
    limb([288, 196, 19], [334, 214, 15], [362, 170, 13]),
    limb([212, 198, 19], [180, 260, 15], [196, 322, 13]),
    line('M362 160V182', 7),
    '<path fill-rule="evenodd" d="M342 182H382L390 200V256H334V200ZM346 206V246H378V206Z"/>',
    hoop(200, 342, 17, 8),
    line('M200 358V390M200 376H212M200 388H210', 7),
  )
})()

/** An old inn with its half-timber, its sign at the gate and its chimneys. */
export const kingsInn = (() => {
  const pane = (x: number, y: number) => `M${x} ${y}h58v44h-58Z`
  return group(
    '<path fill-rule="evenodd" d="M-60 470V270L-20 258L40 120H400L456 258L470 262V470ZM' +
      [pane(10, 300), pane(110, 300), pane(330, 300), pane(10, 384), pane(110, 384), pane(330, 384)]
        .map((one) => one.slice(1))
        .join('M') +
      'M222 470V366Q256 330 290 366V470ZM120 190h40v34h-40ZM240 190h40v34h-40Z"/>',
    fill('M96 124V70H140V124ZM310 124V60H352V124Z'),
    fill('M-80 466H600V512H-80Z'),
    line('M520 470V150M520 164H600', 15),
    line('M556 168V196M592 168V196', 6),
    fill('M534 196H614V286H534Z'),
    fill('M530 140L512 104L530 116L540 92L550 116L568 104L556 140Z'),
  )
})()

/** A star that falls, its tail drawn out behind it. */
export const fallingStar = group(
  turned(fill('M340 330L352 196L364 330Z'), 4, 352, 330),
  turned(fill('M344 330L352 256L360 330Z'), 4, 352, 330, 45),
  disc(352, 330, 20),
  fill('M340 340L-40 60L366 318ZM330 316L40 -10L350 306ZM362 346L-60 150L336 346Z'),
)
