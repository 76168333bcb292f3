import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

// What plays on a stage or in a ring.

/** A mask for a ball, with plumes. */
export function ballMask(face: Piece['metal'] = tints.porcelain): readonly Piece[] {
  const plume = fill('M256 250C226 180 226 90 256 10C286 90 286 180 256 250Z')
  return [
    { shape: turned(plume, 5, 256, 280, -50, 100), metal: tints.crimson, bevel: 14 },
    {
      shape:
        '<path fill-rule="evenodd" d="M20 190C90 160 190 170 256 216C322 170 422 160 492 190' +
        'C500 290 450 390 366 390' +
        'C310 390 280 340 256 330C232 340 202 390 146 390C62 390 12 290 20 190ZM92 274C120 230' +
        ' 190 230 216 286C190 326 120 326 92 274Z' +
        'M420 274C392 230 322 230 296 286C322 326 392 326 420 274Z"/>',
      metal: face,
      bevel: 34,
      camber: 0.8,
    },
    {
      shape: line(
        'M84 274C114 220 196 220 226 288M428 274C398 220 316 220 286 288M40 206C120 184 200' +
          ' 200 256 244C312 200 392 184 472 206',
        13,
      ),
      metal: 'gold',
      bevel: 6,
      edge: 2,
    },
    { shape: fill('M256 200L284 244L256 288L228 244Z'), metal: 'ruby', bevel: 17 },
    { shape: line('M452 330L490 500', 17), metal: 'gold', bevel: 8 },
  ]
}

/** A silk hat. */
export function silkHat(band: Piece['metal'] = tints.crimson): readonly Piece[] {
  return [
    {
      shape: fill(
        'M112 90C112 60 400 60 400 90C384 190 384 280 392 376H120C128 280 128 190 112 90Z',
      ),
      metal: tints.lacquer,
      bevel: 50,
      camber: 0.8,
    },
    {
      shape: `<ellipse cx="256" cy="88" rx="140" ry="26"/>`,
      metal: tints.lacquer,
      bevel: 8,
      edge: 3,
    },
    { shape: fill('M122 310Q256 346 390 310L392 378Q256 412 120 378Z'), metal: band, bevel: 9 },
    {
      shape: fill(
        'M20 376C40 340 90 360 120 372Q256 408 392 372C422 360 472 340 492 376C490 420 400 450' +
          ' 256 450C112 450 22 420 20 376Z',
      ),
      metal: tints.lacquer,
      bevel: 24,
    },
    { shape: line('M150 110C164 190 164 270 156 300', 13), metal: 'silver', bevel: 5, edge: 1 },
  ]
}

/** Glasses on a handle. */
export function lorgnette(): readonly Piece[] {
  return [
    { shape: line('M402 250L250 490', 26), metal: 'gold', bevel: 11 },
    {
      shape: group(disc(250, 486, 25), disc(330, 364, 19), disc(292, 424, 17)),
      metal: 'ruby',
      bevel: 15,
    },
    { shape: line('M196 160Q256 110 316 160', 19), metal: 'gold', bevel: 8 },
    { shape: group(disc(120, 186, 92), disc(392, 186, 92)), metal: 'ice', bevel: 60, camber: 0.9 },
    { shape: group(hoop(120, 186, 96, 27), hoop(392, 186, 96, 27)), metal: 'gold', bevel: 12 },
    {
      shape: line('M64 176C70 144 90 126 118 122M336 176C342 144 362 126 390 122', 13),
      metal: tints.porcelain,
      bevel: 5,
      edge: 1,
    },
  ]
}

/** A rose thrown upon the boards. */
export function redRose(): readonly Piece[] {
  return [
    { shape: line('M256 260C262 340 240 420 190 500', 19), metal: tints.leaf, bevel: 8 },
    {
      shape: fill(
        'M236 400C170 330 100 340 66 390C120 440 190 440 236 400ZM256 350C300 300 360 300 400' +
          ' 330C370 390 310 400 256 350Z',
      ),
      metal: tints.leaf,
      bevel: 15,
    },
    {
      shape: fill(
        'M256 300C150 310 90 240 110 150C150 170 170 180 190 210C180 130 220 80 256 60C292 80' +
          ' 332 130 322 210C342 180 362 170 402 150C422 240 362 310 256 300Z',
      ),
      metal: tints.crimson,
      bevel: 40,
      camber: 0.8,
    },
    {
      shape: fill(
        'M256 276C180 270 160 200 186 130C216 150 236 170 256 200C276 170 296 150 326 130C352' +
          ' 200 332 270 256 276Z',
      ),
      metal: 'ruby',
      bevel: 26,
      edge: 5,
    },
    {
      shape: fill('M256 236C216 216 210 150 256 96C302 150 296 216 256 236Z'),
      metal: tints.crimson,
      bevel: 22,
      edge: 5,
    },
    {
      shape: line('M234 190C250 206 280 196 276 170C270 150 244 156 250 174', 9),
      metal: 'ruby',
      bevel: 4,
      edge: 1,
    },
  ]
}

/** A trumpet of brass. */
export function brassTrumpet(): readonly Piece[] {
  const tilt = (shape: string) => `<g transform="rotate(-30 256 256)">${shape}</g>`
  return [
    {
      shape: tilt(line('M150 236H330C390 236 390 330 330 330H190C130 330 130 236 190 236', 26)),
      metal: 'gold',
      bevel: 11,
    },
    {
      shape: tilt(
        fill(
          'M-10 222H14V250H-10ZM10 228H370C430 220 470 190 500 130C520 190 520 290 500 350C470' +
            ' 290 430 260 370 252H10Z',
        ),
      ),
      metal: 'gold',
      bevel: 22,
      camber: 0.8,
    },
    {
      shape: tilt(fill('M196 190H228V360H196ZM246 190H278V360H246ZM296 190H328V360H296Z')),
      metal: 'bronze',
      bevel: 14,
    },
    {
      shape: tilt(fill('M204 160H220V196H204ZM254 160H270V196H254ZM304 160H320V196H304Z')),
      metal: 'silver',
      bevel: 6,
    },
    {
      shape: tilt(group(disc(212, 158, 15), disc(262, 158, 15), disc(312, 158, 15))),
      metal: tints.porcelain,
      bevel: 9,
    },
    { shape: tilt(`<ellipse cx="504" cy="240" rx="15" ry="108"/>`), metal: 'bronze', bevel: 10 },
  ]
}

/** A star with bulbs along its edge. */
export function bulbStar(): readonly Piece[] {
  const five = (outer: number, inner: number) =>
    `M${Array.from({ length: 10 }, (_, i) => {
      const [r, a] = [i % 2 ? inner : outer, (i * Math.PI) / 5 - Math.PI / 2]
      return `${(256 + r * Math.cos(a)).toFixed(1)} ${(272 + r * Math.sin(a)).toFixed(1)}`
    }).join('L')}Z`
  const bulbs = Array.from({ length: 10 }, (_, i) => {
    const a = (i * Math.PI) / 5 - Math.PI / 2
    const r = i % 2 ? 100 : 202
    return disc(256 + r * Math.cos(a), 272 + r * Math.sin(a), 17)
  })
  return [
    { shape: fill(five(256, 124)), metal: 'gold', bevel: 20 },
    { shape: fill(five(220, 106)), metal: 'ruby', bevel: 16, edge: 4 },
    { shape: fill(five(130, 58)), metal: 'gold', bevel: 34, edge: 5 },
    { shape: group(...bulbs), metal: tints.wax, bevel: 13, edge: 4 },
  ]
}

/** A singer before her public: gown, arms wide, a fan of plumes on her head. */
export const diva = group(
  fill(
    'M232 110C230 84 242 70 256 70C270 70 282 84 280 110C278 126 272 136 266 142V156C300 160' +
      ' 320 176 326 200' +
      'L400 150L470 120L478 136L412 176L330 246C322 256 312 250 308 240L300 262C340 330 384' +
      ' 420 420 504H92C128 420 172 330 212 262' +
      'L204 240C200 250 190 256 182 246L100 176L34 136L42 120L112 150L186 200C192 176 212 160' +
      ' 246 156V142C240 136 234 126 232 110Z',
  ),
  turned(fill('M256 84C238 50 240 16 256 -10C272 16 274 50 256 84Z'), 5, 256, 96, -60, 120),
)

/** A conjuror: tall hat, cloak, wand raised and doves that rise. */
export const conjuror = group(
  fill(
    'M220 34H292V86L316 92V104H196V92L220 86ZM222 108H290C290 132 282 148 272 156V166C320 172' +
      ' 344 192 352 222' +
      'L404 150L424 164L384 270L350 320C380 380 396 440 400 504H112C116 440 132 380 162 320' +
      'L128 300L150 232C158 194 190 172 240 166V156C230 148 222 132 222 108Z',
  ),
  line('M412 158L470 60', 9),
  fill(
    'M120 130C90 110 60 114 40 96C50 130 76 150 104 152C92 164 90 172 92 180C110 170 124 160' +
      ' 132 146C160 140 176 124 180 100C156 100 136 112 120 130ZM90 40C70 26 50 30 34 16C42' +
      ' 42 60 54 80 56C72 64 70 70 72 76C84 70 94 62 100 52C120 48 132 36 134 20C116 20 100' +
      ' 28 90 40Z',
  ),
)

/** The head and hands of one who prompts from under the boards. */
export const prompter = group(
  fill('M-60 360H572V560H-60Z'),
  '<path fill-rule="evenodd" d="M96 360C96 250 160 190 256 190C352 190 416 250 416 360ZM136' +
    ' 360H376C372 280 330 226 256 226C182 226 140 280 136 360Z"/>',
  fill(
    'M214 290C212 256 230 242 256 242C282 242 300 256 298 290C296 312 288 324 280 332C310 338' +
      ' 326 350 330 364H182C186 350 202 338 232 332C224 324 216 312 214 290Z',
  ),
  fill('M150 350L250 366V350L262 342L274 350V366L362 350V340L280 324L256 336L232 324L150 340Z'),
)

/** A pit full of players: bows, a bass, horns and the one who leads. */
export const orchestra = (() => {
  const head = (x: number, y: number, r: number) =>
    disc(x, y, r) +
    fill(
      `M${x - r * 2} ${y + r * 5}C${x - r * 2} ${y + r * 1.6} ${x + r * 2} ${y + r * 1.6}` +
        ` ${x + r * 2} ${y + r * 5}Z`,
    )
  return group(
    head(40, 400, 19),
    head(120, 410, 19),
    head(392, 410, 19),
    head(472, 400, 19),
    line('M60 452L130 350M380 452L330 360M450 440L500 340', 7),
    fill(
      'M236 170C236 150 276 150 276 170C278 186 272 196 266 200V210C296 214 312 228 316 250' +
        'L372 180L384 190L330 300L300 290L306 420H206L212 290L182 300L128 190L140 180L196 250' +
        'C200 228 216 214 246 210V200C240 196 234 186 236 170Z',
    ),
    line('M376 184L430 130', 7),
    line('M72 430C50 400 60 360 84 350L92 250M448 420C470 390 460 350 436 350', 11),
    fill('M-60 470H572V560H-60Z'),
  )
})()

/** A row of stalls from behind, one seat empty. */
export const stalls = (() => {
  const head = (x: number, y: number) =>
    `${disc(x, y, 29)}` +
    `${fill(`M${x - 52} ${y + 100}C${x - 52} ${y + 30} ${x + 52} ${y + 30} ${x + 52} ${y + 100}Z`)}`
  return group(
    head(60, 330),
    head(170, 336),
    head(452, 330),
    ...[0, 1, 2, 3, 4].map((i) =>
      fill(
        `M${-6 + i * 106} 410Q${-6 + i * 106} 380 ${44 + i * 106} 380Q${94 + i * 106} 380` +
          ` ${94 + i * 106} 410V520H${-6 + i * 106}Z`,
      ),
    ),
    fill('M-60 470H572V560H-60Z'),
  )
})()
