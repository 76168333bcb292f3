import { limb, round } from './limbs.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

// Riders on the road and on the track: bodies that stand in a place.

function wheels(isDisc = false): string {
  const wheel = (x: number) => hoop(x, 392, 92, 11) + disc(x, 392, 10)
  return (isDisc ? disc(122, 392, 97) : wheel(122)) + wheel(394)
}

const frame = group(
  line('M122 392L240 400L196 258M122 392L200 268M240 400L352 272M200 272L348 262', 10),
  line('M346 244L356 284Q372 340 394 392', 9),
  hoop(240, 400, 26, 8),
)

/** A rider seated, hands on the hoods. */
const riderSeated = group(
  wheels(),
  frame,
  fill('M172 234Q196 228 230 238L222 250H180Z'),
  line('M346 246L392 240Q414 244 410 266', 9),
  limb([204, 226, 30], [262, 178, 34], [318, 156, 30]),
  limb([320, 160, 17], [356, 206, 12], [396, 240, 9]),
  disc(356, 122, 25),
  fill('M322 122C322 86 356 76 384 92C396 100 396 110 388 114L330 128Z'),
  limb([206, 232, 28], [288, 282, 19], [262, 372, 12], [258, 420, 10]),
  limb([200, 236, 26], [250, 318, 18], [204, 362, 11], [220, 372, 9]),
  fill('M244 414H290Q298 424 288 430H246Z'),
)

/** A rider out of the saddle, as one goes up a mountain. */
const riderClimbing = group(
  wheels(),
  frame,
  fill('M172 234Q196 228 230 238L222 250H180Z'),
  line('M346 246L392 240Q414 244 410 266', 9),
  limb([246, 196, 30], [296, 142, 34], [340, 104, 29]),
  limb([342, 110, 16], [392, 162, 12], [398, 236, 9]),
  disc(384, 68, 25),
  fill('M350 68C350 32 384 22 412 38C424 46 424 56 416 60L358 74Z'),
  limb([250, 200, 28], [288, 296, 19], [252, 384, 12], [256, 430, 10]),
  limb([242, 204, 26], [306, 262, 18], [268, 336, 11], [252, 362, 9]),
  fill('M240 424H288Q296 434 286 440H242Z'),
)

/** A rider against the clock: flat back, long helmet, a wheel without spokes. */
export const riderAgainstClock = group(
  wheels(true),
  line('M122 392L240 400L200 262M122 392L204 262', 12),
  fill('M196 262L350 264L360 292L252 408H228Z'),
  line('M346 248L358 292Q374 344 394 392', 13),
  fill('M168 240Q196 232 234 242L224 254H178Z'),
  line('M344 250L420 246L460 232', 9),
  limb([204, 228, 29], [266, 190, 32], [330, 194, 27]),
  limb([332, 200, 16], [372, 240, 12], [440, 232, 9]),
  fill('M250 172C300 176 316 146 352 144C384 142 402 164 398 190Q390 206 366 202L330 198Z'),
  limb([208, 234, 28], [294, 280, 19], [264, 372, 12], [258, 424, 10]),
  limb([200, 238, 26], [254, 320, 18], [206, 362, 11], [222, 372, 9]),
  fill('M244 416H290Q298 426 288 432H246Z'),
)

/** The slope of a pass, the rider on it, a milestone beside the road. */
export const onTheSlope = group(
  '<g transform="rotate(-14 256 300)">',
  `<g transform="translate(60 12) scale(.78)">${riderClimbing}</g>`,
  fill('M-300 388H820V900H-300Z'),
  fill('M500 392V336Q500 310 522 310Q544 310 544 336V392Z'),
  '</g>',
)

/** One who has got away; the others small along the road behind. */
export const breakaway = (() => {
  const small = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${riderSeated}</g>`
  return group(
    `<g transform="translate(196 20) scale(.74)">${riderSeated}</g>`,
    ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
      small(round(-150 + i * 40), round(310 + 5 * Math.sin(i * 2)), 0.17),
    ),
    fill('M-260 380H760V396H-260Z'),
  )
})()

/** A rider on a road of stones, each larger than the one behind it. */
export const onCobbles = (() => {
  const stones = Array.from({ length: 8 }, (_, row) => {
    const y = 388 + row * row * 3.2 + row * 12
    const wide = 17 + row * 6.4
    return Array.from({ length: 25 }, (_, i) => {
      const x = 256 + (i - 12 + (row % 2) * 0.5) * wide * 2.2
      return (
        `<ellipse cx="${round(x)}" cy="${round(y)}"` +
        ` rx="${round(wide)}" ry="${round(6 + row * 2.1)}"/>`
      )
    }).join('')
  })
  return group(...stones, `<g transform="translate(51 8) scale(.8)">${riderSeated}</g>`)
})()

/** A cycle with a box before it, and its rider with a scarf in the wind. */
export const cargoBike = group(
  hoop(96, 402, 76, 11),
  disc(96, 402, 9),
  hoop(446, 420, 56, 11),
  disc(446, 420, 8),
  line('M96 402L190 408L148 262M96 402L156 288M190 408L250 300M190 412L300 432L446 420', 13),
  fill('M254 268H466L440 404H280Z'),
  line('M246 262H474', 12),
  line('M252 330L226 214Q222 200 200 204M226 214L246 206', 10),
  fill('M120 252Q150 244 186 256L176 268H130Z'),
  limb([150, 238, 30], [160, 176, 33], [168, 132, 28]),
  limb([172, 142, 16], [190, 196, 12], [222, 210, 10]),
  disc(178, 76, 27),
  fill('M146 76C142 36 212 32 212 72L206 62H158Z'),
  fill('M150 100Q100 90 60 112Q90 112 84 130Q120 116 160 124Z'),
  limb([154, 244, 28], [222, 306, 19], [206, 400, 13]),
  fill('M190 396H242Q250 408 240 414H190Z'),
  limb([148, 248, 26], [196, 326, 18], [160, 392, 12]),
  disc(300, 240, 30),
  disc(352, 222, 36),
  disc(408, 240, 31),
  line('M352 230V150M310 240L286 168M400 236L432 160', 7),
  turned(disc(352, 128, 15), 5, 352, 146),
  turned(disc(282, 148, 13), 5, 282, 164),
  turned(disc(434, 142, 13), 5, 434, 158),
)

/** A rider bent under the wind, all that is loose flying the other way. */
export const headWind = (() => {
  const leaf = (x: number, y: number, deg: number) =>
    `<g transform="translate(${x} ${y})` +
    ` rotate(${deg})">${fill('M-20 0C-8 -12 10 -12 22 0C10 12 -8 12 -20 0Z')}</g>`
  const gust = [
    'M560 96C440 84 420 140 320 116C280 104 270 70 296 62',
    'M580 30C480 20 400 50 330 30',
    'M600 190C540 180 500 200 462 190',
    'M110 120C60 110 20 130 -60 116M90 200C30 190 -20 210 -90 196',
  ]
  return group(
    '<g transform="translate(20 60)' +
      ` scale(.9)">${riderAgainstClock.replace(disc(122, 392, 97), hoop(122, 392, 92, 10))}</g>`,
    line(gust.join(''), 7),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
      leaf(round(30 + i * 66), round(90 + 100 * Math.sin(i * 2.3)), i * 50),
    ),
    line('M600 480Q560 330 470 250M560 480Q540 380 490 330M-60 480Q-90 390 -150 340', 9),
    fill('M-200 474H720V520H-200Z'),
  )
})()

/** The boards of a track that rise in the turn, its lines drawn dark on them. */
const bankedTrack = (() => {
  const lines = [0, 1, 2].map((i) =>
    line(`M-240 ${452 + i * 44}C60 ${452 + i * 40} 260 ${400 + i * 44} 760 ${170 + i * 74}`, 6),
  )
  return (
    '<mask id="lanes" maskUnits="userSpaceOnUse" x="-260" y="0" width="1040" height="760">' +
    `<rect x="-260" width="1040" height="760" fill="#fff"/>${lines.join('')}</mask>` +
    `<g mask="url(#lanes)">${fill('M-240 420C60 420 260 360 760 110V740H-240Z')}</g>`
  )
})()

/** Two riders in the turn of a track, one behind the other. */
export const trackRiders = group(
  bankedTrack,
  `<g transform="translate(190 112) rotate(-22) scale(.5)">${riderAgainstClock}</g>`,
  `<g transform="translate(-24 212) rotate(-8) scale(.5)">${riderAgainstClock}</g>`,
)

/** The line: an arch over the road, one under it with arms thrown up. */
export const overTheLine = (() => {
  const squares = Array.from({ length: 26 }, (_, i) => {
    const [x, y] = [-22 + Math.floor(i / 2) * 43, 22 + (i % 2) * 34]
    return (Math.floor(i / 2) + i) % 2 ? '' : `M${x} ${y}h43v34h-43Z`
  })
  return group(
    `<path fill-rule="evenodd" d="M-40 10H552V102H-40Z${squares.join('')}"/>`,
    fill('M-40 100H-12V512H-40ZM524 100H552V512H524Z'),
    '<ellipse cx="256" cy="420" rx="14" ry="86"/>',
    line(
      'M256 350V310M176 304Q256 282 336 304M176 304Q160 310 164 334M336 304Q352 310 348 334',
      11,
    ),
    disc(256, 166, 30),
    fill('M219 164C214 118 298 118 293 164L286 154H226Z'),
    limb([222, 224, 27], [290, 224, 27]),
    limb([228, 228, 31], [240, 306, 33]),
    limb([284, 228, 31], [272, 306, 33]),
    limb([208, 222, 16], [160, 186, 13], [128, 132, 11]),
    limb([304, 222, 16], [352, 186, 13], [384, 132, 11]),
    limb([228, 310, 22], [182, 376, 16], [200, 458, 11]),
    limb([284, 310, 22], [330, 346, 16], [314, 418, 11]),
    fill('M-200 500H720V530H-200Z'),
  )
})()
