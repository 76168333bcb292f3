import { disc, fill, group, hoop, line } from './strokes.ts'

// Who and what stands in the coffee house, against its light.

/** A woman at the levers of the machine. */
export const espressoBar = group(
  disc(132, 120, 37),
  disc(104, 92, 19),
  fill('M92 168C110 152 156 152 176 170L200 250L196 400H76L74 240Z'),
  line('M172 184L232 230L286 168', 25),
  fill('M-40 392H552V440H-40Z'),
  fill('M250 286H470V330H450V366H470V392H250V366H270V330H250Z'),
  fill('M262 286V244Q360 160 458 244V286Z'),
  disc(360, 178, 16),
  line('M306 300L288 160M414 300L396 160', 13),
  disc(287, 150, 15),
  disc(395, 150, 15),
  fill('M288 336H328V360Q308 370 288 360ZM392 336H432V360Q412 370 392 360Z'),
  fill('M500 340H536V392H500ZM500 300H536V332H500Z'),
)

/** A man at the drum he roasts in. */
export const roasterAtDrum = group(
  disc(112, 130, 39),
  fill('M70 118Q74 82 112 82Q152 82 154 112L176 120L150 128Z'),
  fill('M72 182C92 164 138 164 160 184L178 280L172 330L190 500H140L124 370L106 500H54L64 330Z'),
  line('M156 198L214 260L262 250', 26),
  fill('M250 150H410L356 216H304Z'),
  hoop(330, 310, 92, 26),
  disc(330, 310, 20),
  line('M330 310L262 250', 12),
  fill('M270 390H390L420 500H390L372 440H288L270 500H240Z'),
  fill('M430 20H462V330H430ZM400 20H492V44H400Z'),
)

const chair = group(
  line('M70 350C50 250 56 180 100 180C144 180 150 250 140 350', 13),
  line('M86 340C76 280 80 226 100 226C122 226 126 280 122 340', 8),
  fill('M60 342H160V362H60Z'),
  line('M72 360L56 500M148 360L160 500M66 430H154', 12),
)

const littleCup = (x: number, y: number) =>
  group(
    fill(
      `M${x - 24} ${y - 30}H${x + 24}Q${x + 20} ${y} ${x} ${y}Q${x - 20} ${y} ${x - 24} ${y - 30}Z`,
    ),
    hoop(x + 26, y - 18, 9, 5),
    line(`M${x - 30} ${y + 3}H${x + 30}`, 6),
    line(
      `M${x - 6} ${y - 42}Q${x - 18} ${y - 60} ${x - 4} ${y - 76}Q${x + 8} ${y - 90} ${x - 2} ${y - 106}`,
      5,
    ),
  )

/** A small round table, two chairs, a lamp above. */
export const cornerTable = group(
  line('M256 -40V70', 6),
  fill('M176 150Q190 70 256 66Q322 70 336 150Z'),
  chair,
  `<g transform="translate(512 0) scale(-1 1)">${chair}</g>`,
  '<ellipse cx="256" cy="322" rx="120" ry="14"/>',
  line('M256 326V478M206 496Q256 460 306 496', 15),
  littleCup(216, 306),
  littleCup(300, 306),
)

/** Somebody behind a newspaper, a cup at hand. */
export const paperReader = group(
  fill('M196 104Q196 44 256 44Q316 44 316 104L356 116Q256 134 156 116Z'),
  disc(256, 128, 42),
  fill('M104 178L250 196V352L104 332ZM262 196L408 178V332L262 352Z'),
  disc(102, 262, 21),
  disc(410, 262, 21),
  line('M150 200L104 262M362 200L408 262', 26),
  fill('M186 340H326L400 420L472 440L466 466L380 456L300 404L268 400L262 500H210L206 400Z'),
  line('M160 220V500M160 404H330M330 404V500', 12),
  fill('M404 372H520V386H404ZM456 384H470V500H456Z'),
  littleCup(470, 366),
)

/** The evening's coffee on the railing. */
export const eveningSet = group(
  fill('M-60 404H572V426H-60Z'),
  line('M-10 426V540M80 426V540M170 426V540M260 426V540M350 426V540M440 426V540M530 426V540', 12),
  fill('M190 170H298L336 360Q338 400 300 404H188Q150 400 152 360Z'),
  fill('M178 172Q244 100 310 172Z'),
  disc(244, 116, 15),
  fill('M318 250C370 250 366 190 410 176L424 198C386 220 396 320 330 320Z'),
  line('M184 200C96 180 92 340 156 346', 20),
  `<g transform="translate(-384 -404) scale(2)">${littleCup(236, 402)}</g>`,
  `<g transform="translate(-20 -404) scale(2)">${littleCup(236, 402)}</g>`,
)
