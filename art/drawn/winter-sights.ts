import { engraved, set } from './halves.ts'
import { disc, fill, group, hoop, line } from './strokes.ts'

// Houses, firs and people in the snow, against the light.

/** A cottage deep in the snow, its smoke straight up. */
export const winterCottage = engraved(
  'cottage',
  group(
    fill('M96 330L256 214L416 330L400 346L384 336V430H128V336L112 346Z'),
    fill('M330 270V190H366V296Z'),
    line('M348 176C330 140 366 110 348 70C332 40 360 20 350 -20', 22),
    fill('M-60 424C60 396 160 420 256 412C360 404 460 420 572 404V560H-60Z'),
    fill('M30 420L56 330L40 334L66 262L50 264L74 190L98 264L82 262L108 334L92 330L118 420Z'),
  ),
  '<path d="M176 340H224V388H176ZM288 340H336V388H288Z"/>',
)

/** One who skates with long strides, hands behind the back, the coat in the wind. */
export const skaterFar = group(
  `<ellipse cx="336" cy="96" rx="32" ry="36" transform="rotate(24 336 96)"/>`,
  fill('M298 84Q330 40 372 74L376 92L290 104Z'),
  fill(
    'M296 130C330 124 352 144 350 176C344 220 320 262 296 296L262 330L196 306L120 330L60 316' +
      'C130 290 180 240 210 200C236 166 264 136 296 130Z',
  ),
  fill('M300 140C270 130 240 140 200 120C226 160 256 166 290 164Z'),
  line('M268 296L334 366L312 456', 40),
  line('M240 300L150 356L64 396', 36),
  line('M300 164L232 222L196 250L250 270', 24),
  line('M262 478H370M30 392L92 436', 13),
)

/** One who walks bent into the storm, a lantern held before him. */
export const stormWalker = group(
  fill(
    'M196 92C230 70 268 84 272 120L292 136L270 146L264 168C300 200 316 250 310' +
      ' 320L330 400L250 420L130 410L90 440C96 340 110 240 160 190C176 176 190 170' +
      ' 200 164C184 140 180 110 196 92Z',
  ),
  fill('M190 150C140 150 110 130 60 148C100 160 96 180 50 196C110 206 160 200 204 176Z'),
  line('M270 210L350 250L396 240', 32),
  line('M170 400L130 490M270 400L320 490', 36),
  line('M396 240V268', 8),
  hoop(396, 276, 14, 7),
  fill('M366 296L396 276L426 296V356H366Z'),
  fill('M356 352H436V370H356Z'),
)

/** Three firs bowed with snow. */
export const firsFar = (() => {
  const fir = fill(
    'M256 0L300 96L284 92L332 186L308 180L366 282L336 276L404 386L276 372V430' +
      'H236V372L108 386L176 276L146 282L204 180L180 186L228 92L212 96Z',
  )
  return group(
    set(fir, 60, -20, 0.86, 1.06),
    set(fir, -140, 150, 0.66, 0.74),
    set(fir, 320, 120, 0.7, 0.82),
    set(fir, 210, 280, 0.36, 0.42),
    fill('M-80 436C60 404 180 426 256 416C352 404 460 430 592 408V560H-80Z'),
  )
})()

/** Two on skis who come up to the pass with their packs. */
export const passFar = (() => {
  const skier = group(
    disc(250, 96, 32),
    fill('M220 130H286L306 230L290 300H226L212 220Z'),
    fill('M150 140H214V260H160Q140 200 150 140Z'),
    line('M244 290L214 380L190 450M274 290L320 360L310 440', 34),
    line('M90 466L400 446L430 426', 12),
    line('M290 160L350 220L390 200M390 120V440', 18),
    line('M230 170L170 270M170 200L110 450', 12),
  )
  return group(
    set(skier, 120, 110, 0.72),
    set(skier, -30, 270, 0.42),
    fill('M-80 446C100 470 300 430 592 440V560H-80Z'),
  )
})()
