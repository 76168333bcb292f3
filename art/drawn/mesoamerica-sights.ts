import { both, set } from './halves.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

// Buildings and gods of the old cities, as they stand against the light.

const tiers = [0, 1, 2, 3, 4].map((i) => {
  const [half, top] = [88 + i * 38, 176 + i * 62]
  const left = (y: number, x: number) => `M${256 - x} ${y}`
  return fill(
    `${left(top, half)}H${256 - 34 - i * 5}L${256 - 39 - i * 5} ${top + 54}H${256 - half - 22}Z`,
  )
})

const stair = fill(
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
    .map((i) => `M${238 - i * 2} ${178 + i * 22}H${274 + i * 2}V${190 + i * 22}H${238 - i * 2}Z`)
    .join(''),
)

/** A pyramid of five steps with its stair and the house of the god on its top. */
export const stepPyramid = group(
  both(tiers.join('')),
  stair,
  fill('M166 164V120H180V98H332V120H346V164H286V124H226V164Z'),
  fill('M188 92L204 60H308L324 92Z'),
)

/** A temple with a high comb of stone upon its roof. */
export const combTemple = group(
  `<path fill-rule="evenodd" d="M150 300L164 250H348L362 300V384H278V328H234V384H150ZM168 328` +
    `V384H196V328ZM316 328V384H344V328Z"/>`,
  `<path fill-rule="evenodd" d="M190 244L204 70H308L322 244ZM222 100V128H244V100ZM268 100V128` +
    `H290V100ZM216 150V180H242V150ZM270 150V180H296V150ZM212 202V230H240V202ZM272 202V230H300V202Z"/>`,
  fill('M126 392H386L420 500H92Z'),
  fill('M196 60L210 30L228 56L256 12L284 56L302 30L316 60Z'),
)

/** A town of pyramids that the wood has taken back. */
export const lostCity = group(
  set(stepPyramid, 0, 66, 0.6),
  set(stepPyramid, 296, 146, 0.44),
  set(stepPyramid, -130, 190, 0.36),
  fill(
    'M-80 366Q-30 330 10 362Q60 336 100 366Q150 344 200 364Q256 346 300 366Q350 338 396 364' +
      'Q440 344 480 364Q530 340 592 362V560H-80Z',
  ),
)

/** The god of rain: round eyes, long teeth, and lightning in both hands. */
export const rainGod = group(
  turned(fill('M256 150L236 70L256 20L276 70Z'), 9, 256, 190, -72, 144),
  `<path fill-rule="evenodd" d="M170 140H342V262H170ZM192 180a26 26 0 1 0 52 0a26 26 0 1 0 -52` +
    ` 0ZM268 180a26 26 0 1 0 52 0a26 26 0 1 0 -52 0ZM194 226H318V240H300L292 256L284 240H270L262` +
    ` 256L254 240H240L232 256L224 240H194Z"/>`,
  group(disc(218, 180, 11), disc(294, 180, 11)),
  both(hoop(146, 200, 22, 12)),
  fill('M186 270H326L350 330L330 420H182L162 330Z'),
  both(fill('M170 276L96 300L64 236L88 224L112 262L182 250Z')),
  both(fill('M84 60L44 158H70L48 250L108 138H80L108 60Z')),
  both(fill('M186 428H246V488H262V504H150V488H190Z')),
  line('M196 450H316', 30),
)

/** The feathered serpent as a pillar of stone: raised head, plumed neck, the coils at its foot. */
export const serpentFar = group(
  line('M60 470C60 410 180 410 180 470M170 470C170 396 310 396 310 470', 44),
  line('M300 470C330 400 220 350 220 270C220 190 270 150 330 156', 56),
  fill(
    'M300 118L420 130L470 156L458 186L380 186C366 188 366 202 378 206L444 222' +
      'L436 246L340 244L290 200Z',
  ),
  turned(fill('M256 150C240 110 240 60 256 16C272 60 272 110 256 150Z'), 9, 300, 190, -128, 130),
  fill('M196 240L120 220L196 282ZM190 290L112 290L204 330ZM212 344L140 366L236 376Z'),
  line('M440 204L500 196M474 200L500 216', 8),
)
