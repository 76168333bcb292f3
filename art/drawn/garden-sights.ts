import { along, limb, round } from './limbs.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

// A garden's gate, its glass, its hives, and the gardener: bodies that stand in a place.

/** Three hives of board with their roofs, under an old bough. */
export const hivesInRow = (() => {
  const hive = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})">` +
    '<path fill-rule="evenodd" d="M0 -196L92 -146V-128H78V-4' +
    'H84V14H-84V-4H-78V-128H-92V-146ZM-30 -20H30V-34H-30Z"/>' +
    line('M-78 -88H-60M60 -88H78', 8) +
    fill('M-78 14H-60L-64 56H-76ZM60 14H78L76 56H64Z') +
    '</g>'
  const bees = Array.from({ length: 16 }, (_, i) =>
    disc(round(256 + 210 * Math.sin(i * 2.7)), round(170 + 70 * Math.cos(i * 1.9)), 4 + (i % 3)),
  )
  return group(
    hive(96, 410, 0.9),
    hive(266, 436, 1.12),
    hive(440, 404, 0.82),
    line('M600 -40C480 40 360 60 180 44M420 30C380 70 340 84 290 90', 17),
    ...Array.from({ length: 46 }, (_, i) => {
      const [x, y] = [round(190 + i * 8.6), round(46 + 52 * Math.sin(i * 2.4) - i * 0.9)]
      const leaf = fill('M-20 0C-10 -13 10 -13 22 0C10 13 -10 13 -20 0Z')
      return `<g transform="translate(${x} ${y}) rotate(${i * 47})">${leaf}</g>`
    }),
    disc(300, 102, 16),
    disc(420, 74, 17),
    ...bees,
  )
})()

/** A gate of wrought iron, half open between its pillars, roses over it. */
export const gardenGate = (() => {
  const wing = (x: number, way: 1 | -1) => {
    const bars = Array.from({ length: 4 }, (_, i) => {
      const at = x + way * (22 + i * 32)
      const top = 232 - 62 * Math.sin(((i + 0.5) / 4) * (Math.PI / 2))
      return (
        line(`M${at} 470V${round(top)}`, 7) +
        fill(`M${at - 8} ${round(top)}L${at} ${round(top - 26)}L${at + 8} ${round(top)}Z`)
      )
    })
    return group(
      ...bars,
      line(
        `M${x} 452H${x + way * 138}M${x} 340H${x + way * 138}` +
          `M${x} 250Q${x + way * 60} 180 ${x + way * 138} 176`,
        10,
      ),
      hoop(x + way * 38, 396, 26, 7),
      hoop(x + way * 102, 396, 26, 7),
      line(`M${x + way * 4} 470V236M${x + way * 138} 474V168`, 11),
    )
  }
  const arch = along(
    [
      [76, 190],
      [110, 80],
      [256, 26],
      [402, 80],
      [436, 190],
    ],
    34,
  )
  return group(
    wing(112, 1),
    wing(400, -1),
    fill(
      'M50 190H110V486H50ZM402 190H462V486H402ZM38 176H122V198H38Z' +
        'M390 176H474V198H390ZM36 478H124V512H36ZM388 478H476V512H388Z',
    ),
    fill('M-160 300Q-60 270 40 300V512H-160ZM472 300Q560 270 680 300V512H472Z'),
    ...arch.map(([x, y], i) =>
      disc(round(x + 9 * Math.sin(i * 2.3)), round(y + 9 * Math.cos(i * 3.1)), 13 + (i % 3) * 5),
    ),
    line('M80 200C90 60 180 30 256 28C332 30 422 60 432 200', 9),
  )
})()

/** A house of glass with its ribs, plants dark within. */
export const glassHouse = group(
  line('M20 470V230L96 150H416L492 230V470M96 150L256 40L416 150M256 40V10', 12),
  line(
    'M20 230H492M20 350H492M96 150V230M176 95V470M336 95V470' +
      'M256 40V230M96 230V470M416 150V470M216 68V150M296 68V150',
    6,
  ),
  line('M138 122V230M376 122V230M58 190V470M456 190V470', 5),
  '<path fill-rule="evenodd" d="M206 470V262Q256 214 306 262V470ZM220' +
    ' 470H250V276Q232 276 220 284ZM262 470H292V284Q280 276 262 276Z"/>',
  fill('M-40 470H552V500H-40Z'),
  fill(
    'M116 470C100 420 80 400 66 396C96 390 116 410 124' +
      ' 436C122 390 116 360 96 336C130 350 140 400 138 430' +
      'C146 400 160 384 170 384C160 410 150 440 148 470Z',
  ),
  fill(
    'M370 470C352 430 340 420 328 420C352 408 372 424 378' +
      ' 446C376 400 380 372 398 346C402 380 398 410 394 440' +
      'C404 410 430 400 446 404C420 420 408 440 404 470Z',
  ),
  turned(line('M256 10V-8', 5), 4, 256, 2),
)

/** The gardener from behind, a barrow heaped with flowers before him. */
export const gardener = (() => {
  const flower = (x: number, y: number, size: number) =>
    turned(
      fill(
        `M${x} ${y}C${x - size} ${y - size * 0.6} ${x - size * 0.7}` +
          ` ${y - size * 1.5} ${x} ${y - size * 1.3}` +
          `C${x + size * 0.7} ${y - size * 1.5} ${x + size} ${y - size * 0.6} ${x} ${y}Z`,
      ),
      5,
      x,
      y,
    )
  const blade = (x: number, deg: number, long: number) =>
    `<g transform="translate(${x} 326)` +
    ` rotate(${deg})">${fill(`M-12 0Q-16 ${-long * 0.6} 0 ${-long}Q16 ${-long * 0.6} 12 0Z`)}</g>`
  const blooms = [
    ...Array.from({ length: 11 }, (_, i) =>
      blade(292 + i * 18, -50 + i * 10, 112 + 44 * Math.sin(i * 2.2)),
    ),
    flower(296, 236, 25),
    flower(352, 200, 29),
    flower(414, 206, 27),
    flower(470, 238, 25),
    flower(322, 272, 22),
    flower(384, 258, 24),
    flower(440, 276, 22),
    flower(488, 296, 19),
  ]
  return group(
    fill('M84 104Q148 84 214 104Q228 112 212 118H86Q70 112 84 104ZM110 98C110 46 188 46 188 98Z'),
    disc(150, 126, 29),
    limb([146, 190, 40], [150, 260, 42], [154, 306, 42]),
    limb([140, 310, 32], [128, 396, 24], [100, 480, 18]),
    limb([168, 310, 32], [190, 396, 24], [204, 480, 18]),
    fill('M76 472H122V500H64ZM182 472H228L240 500H184Z'),
    limb([172, 182, 19], [216, 250, 15], [252, 312, 13]),
    limb([122, 184, 19], [146, 258, 15], [222, 326, 12]),
    line('M216 318L470 398M262 404L284 486', 13),
    fill('M272 326H500L462 416H320Z'),
    hoop(466, 446, 42, 13),
    turned(line('M466 446V408', 5), 6, 466, 446),
    ...blooms,
  )
})()

/** A web between two stalks, dew on every thread. */
export const dewyWeb = (() => {
  const spokes = Array.from(
    { length: 14 },
    (_, i) => (i / 14) * 2 * Math.PI + 0.14 * Math.sin(i * 3),
  )
  const at = (angle: number, radius: number) =>
    [round(256 + radius * Math.cos(angle)), round(236 + radius * Math.sin(angle))] as const
  const rings = Array.from({ length: 9 }, (_, i) => 30 + i * 23)
  const threads = rings.map((radius) => {
    const [x0, y0] = at(spokes[0] ?? 0, radius)
    const arcs = [...spokes.slice(1), spokes[0] ?? 0].map((angle, i) => {
      const from = spokes[i] ?? 0
      const span = angle < from ? angle + 2 * Math.PI : angle
      const [cx, cy] = at((from + span) / 2, radius * 0.88)
      const [x, y] = at(angle, radius)
      return `Q${cx} ${cy} ${x} ${y}`
    })
    return `M${x0} ${y0}${arcs.join('')}`
  })
  const drops = rings.flatMap((radius, ring) =>
    spokes.flatMap((angle, i) => {
      const beads = [0, 0.5].map((share) => {
        const [x, y] = at(angle + share * 0.44, radius * (share ? 0.93 : 1))
        return disc(x, y, 3.2 + ((i * 5 + ring * 3) % 4) * 1.5)
      })
      return ring % 2 === i % 2 ? beads : beads.slice(0, 1)
    }),
  )
  const long = spokes.map((angle, i) => {
    const [x, y] = at(angle, 250 + 40 * (i % 3))
    return `M256 236L${x} ${y}`
  })
  return group(line(long.join('') + threads.join(''), 2.6), ...drops)
})()

/** Three sunflowers, taller than a man, their faces to the light. */
export const tallSunflowers = (() => {
  const head = (x: number, y: number, size: number) =>
    `<g transform="translate(${x - 256 * size} ${y - 256 * size}) scale(${size})">` +
    turned(fill('M256 150C214 110 222 50 256 0C290 50 298 110 256 150Z'), 16) +
    hoop(256, 256, 122, 22) +
    disc(256, 256, 96) +
    '</g>'
  const leaf = (x: number, y: number, way: 1 | -1, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${way * size} ${size})">` +
    fill('M0 0C30 -60 100 -70 150 -40C120 10 60 30 0 0Z') +
    '</g>'
  return group(
    line(
      'M250 190C262 330 248 420 254 560M92 300C84 400 96 480 92 560M424 260C436 380 420 470 428 560',
      15,
    ),
    head(248, 150, 0.56),
    head(92, 280, 0.38),
    head(424, 232, 0.44),
    leaf(254, 340, 1, 0.8),
    leaf(250, 400, -1, 0.86),
    leaf(90, 420, 1, 0.6),
    leaf(90, 470, -1, 0.7),
    leaf(428, 400, 1, 0.7),
    leaf(428, 450, -1, 0.7),
  )
})()
