import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

/** A barn with its gambrel roof, as an outline. */
export const barnFar =
  '<path fill-rule="evenodd" d="M60 470V250L36 236L128 112L256 48L384 112' +
  'L476 236L452 250V470H330V330H182V470ZM216 150V220H296V150Z"/>'

/** A fence of pales. */
export const fenceRow =
  '<path d="M0 236H512V256H0ZM0 320H512V340H0ZM36 190L56 170L76 190V420' +
  'H36ZM176 190L196 170L216 190V420H176ZM296 190L316 170L336 190V420H296' +
  'ZM436 190L456 170L476 190V420H436Z"/>'

/** A round bale of straw, its spiral to the eye. */
export const baleFar =
  '<path fill-rule="evenodd" d="M150 130H400C460 130 500 190 500 266C500 340 460 400 400 400' +
  'H150C80 400 20 340 20 266C20 190 80 130 150 130ZM150 156C96 156 50 204 50 266' +
  'C50 326 96 374 150 374C204 374 250 326 250 266C250 204 204 156 150 156' +
  'ZM150 190C186 190 216 224 216 266C216 306 186 340 150 340C114 340 84 306 84 266' +
  'C84 224 114 190 150 190ZM150 214C126 214 106 238 106 266C106 294 126 316 150 316' +
  'C174 316 194 294 194 266C194 238 174 214 150 214Z"/>'

/** One who has worked all day, from behind, a fork in hand. */
export const farmerFar =
  '<path d="M226 76C236 56 276 56 286 76L290 92H330Q340 100 326 106H186Q172 100 182 92H222Z"/>' +
  '<path d="M226 108H286V128Q284 146 272 154V168C320 176 342 200 348 240' +
  'L360 320C362 344 340 350 332 336L316 280L312 350L326 500H274L258 380' +
  'H254L238 500H186L200 350L196 280L180 336C172 350 150 344 152 320L164 240' +
  'C170 200 192 176 240 168V154Q228 146 226 128Z"/>' +
  '<path d="M352 330L366 330L374 500H362ZM340 130V190Q340 220 352 226' +
  'L356 340H368L370 226Q384 220 386 190V130H376V190H368V126H358V190H350' +
  'V130Z"/>'

/** A mill with four sails, as an outline. */
export const millFar =
  '<path d="M196 480L220 260L214 244H298L292 260L316 480Z"/><path d="M216 244Q256 190 296 244Z"/>' +
  '<g transform="rotate(24 256 232)"><path d="M250 226L246 10H304V150' +
  'H262V226ZM262 238L266 454H208V314H250V238ZM250 238L34 242V184H174V226' +
  'H250ZM262 226L478 222V280H338V238H262Z"/></g>'

/** A barn in red boards. */
export function barn(): readonly Piece[] {
  return [
    {
      shape: fill('M84 476V230L150 120L256 60L362 120L428 230V476Z'),
      metal: tints.crimson,
      bevel: 10,
      grain: 'wood',
    },
    {
      shape: line('M132 470V260M180 470V150M332 470V150M380 470V260', 6),
      metal: 'redPaint',
      bevel: 3,
      edge: 1,
    },
    { shape: fill('M196 306H316V476H196Z'), metal: 'oak', bevel: 6, grain: 'wood' },
    {
      shape: line('M196 306H316V476H196ZM196 306L316 476M316 306L196 476', 13),
      metal: tints.porcelain,
      bevel: 5,
      edge: 2,
    },
    { shape: fill('M216 158H296V244H216Z'), metal: tints.lacquer, bevel: 6 },
    {
      shape: line('M216 158H296V244H216ZM256 158V244M216 201H296', 10),
      metal: tints.porcelain,
      bevel: 4,
      edge: 2,
    },
    { shape: line('M60 250L140 112L256 44L372 112L452 250', 30), metal: tints.felt, bevel: 12 },
  ]
}

/** A mill: tarred body, white sails. */
export function mill(): readonly Piece[] {
  const sail = group(fill('M248 220V16H300V176H264V220Z'))
  return [
    { shape: fill('M180 486L212 236H300L332 486Z'), metal: 'oak', bevel: 22, grain: 'wood' },
    { shape: fill('M200 240Q256 150 312 240Z'), metal: tints.crimson, bevel: 14 },
    { shape: fill('M232 400H280V486H232ZM238 300H274V340H238Z'), metal: tints.lacquer, bevel: 5 },
    { shape: turned(sail, 4, 256, 220, 22), metal: tints.cream, bevel: 6 },
    { shape: turned(line('M256 220V16', 11), 4, 256, 220, 22), metal: 'oak', bevel: 5, edge: 2 },
    { shape: disc(256, 220, 24), metal: 'gold', bevel: 16 },
  ]
}

/** A sheaf of corn bound with a band. */
export function sheaf(): readonly Piece[] {
  const ear = (turn: number) => {
    const grain = Array.from({ length: 6 }, (_, i) => {
      const y = 60 + i * 26
      return (
        `<path d="M256 ${y + 30}C226 ${y + 20} 226 ${y - 6} 240 ${y - 20}C256 ${y - 4} 260 ${y + 12}` +
        ` 256 ${y + 30}ZM256 ${y + 30}C286 ${y + 20} 286 ${y - 6} 272 ${y - 20}` +
        `C256 ${y - 4} 252 ${y + 12} 256 ${y + 30}Z"/>`
      )
    })
    return (
      `<g transform="rotate(${turn} 256 400)">${grain.join('')}<path d="M256 20` +
      'Q270 44 256 66Q242 44 256 20Z"/></g>'
    )
  }
  return [
    {
      shape: group(
        ...[-44, -30, -15, 0, 15, 30, 44].map(
          (a) => `<g transform="rotate(${a} 256 400)">${line('M256 220V400', 17)}</g>`,
        ),
      ),
      metal: 'gold',
      bevel: 7,
    },
    {
      shape: fill('M214 380H298C310 420 330 456 352 494H160C182 456 202 420 214 380Z'),
      metal: 'gold',
      bevel: 16,
      grain: 'wood',
    },
    { shape: group(ear(-44), ear(44), ear(-30), ear(30)), metal: tints.saffron, bevel: 9 },
    { shape: group(ear(-15), ear(15)), metal: tints.saffron, bevel: 9 },
    { shape: ear(0), metal: 'gold', bevel: 10 },
    {
      shape: fill('M190 364Q256 388 322 364L328 402Q256 426 184 402Z'),
      metal: tints.crimson,
      bevel: 9,
    },
  ]
}

/** An egg of gold in a nest of straw. */
export function goldenEgg(): readonly Piece[] {
  const straw = turned(line('M256 470Q330 430 470 410', 15), 7, 256, 400, -20, 40)
  return [
    {
      shape: group(straw, `<g transform="translate(512 0) scale(-1 1)">${straw}</g>`),
      metal: 'oak',
      bevel: 6,
      grain: 'wood',
    },
    {
      shape: fill(
        'M256 40C350 40 410 180 410 280C410 370 346 424 256 424C166 424 102 370 102 280' +
          'C102 180 162 40 256 40Z',
      ),
      metal: 'gold',
      bevel: 110,
      camber: 0.9,
      depth: 1,
    },
    {
      shape: group(line('M60 412Q256 496 452 412', 34), line('M84 452Q256 520 428 452', 26)),
      metal: tints.saffron,
      bevel: 12,
      grain: 'wood',
    },
  ]
}

/** Three apples with their leaves. */
export function apples(skin: Piece['metal'] = tints.crimson): readonly Piece[] {
  const apple = (x: number, y: number) =>
    fill(
      `M${x} ${y - 78}C${x + 40} ${y - 110} ${x + 108} ${y - 84} ${x + 104} ${y}` +
        `C${x + 100} ${y + 74} ${x + 50} ${y + 108} ${x} ${y + 92}C${x - 50} ${y + 108} ${x - 100}` +
        ` ${y + 74} ${x - 104} ${y}C${x - 108} ${y - 84} ${x - 40} ${y - 110} ${x} ${y - 78}` +
        'Z',
    )
  const stem = (x: number, y: number) =>
    line(`M${x} ${y - 74}Q${x + 4} ${y - 110} ${x + 24} ${y - 130}`, 13)
  return [
    { shape: stem(256, 190), metal: 'oak', bevel: 5 },
    { shape: apple(256, 190), metal: tints.saffron, bevel: 60, camber: 0.9 },
    { shape: group(stem(148, 352), stem(364, 352)), metal: 'oak', bevel: 5 },
    { shape: apple(148, 352), metal: skin, bevel: 60, camber: 0.9 },
    { shape: apple(364, 352), metal: skin, bevel: 60, camber: 0.9 },
    {
      shape: fill('M262 84C290 30 360 20 410 44C380 96 310 112 262 84Z'),
      metal: tints.leaf,
      bevel: 14,
    },
  ]
}

/** A milk can with its lid and handles. */
export function milkCan(): readonly Piece[] {
  return [
    { shape: group(hoop(136, 250, 44, 18), hoop(376, 250, 44, 18)), metal: 'iron', bevel: 7 },
    {
      shape: fill(
        'M206 110H306V170C360 200 376 236 376 290V456Q376 490 340 490H172Q136 490 136 456' +
          'V290C136 236 152 200 206 170Z',
      ),
      metal: 'silver',
      bevel: 46,
      camber: 0.8,
    },
    { shape: fill('M186 96H326V134H186ZM220 54H292V96H220Z'), metal: 'silver', bevel: 14 },
    { shape: line('M140 284H372M140 446H372M210 170H302', 13), metal: 'iron', bevel: 5, edge: 2 },
    { shape: fill('M232 24H280V56H232Z'), metal: 'iron', bevel: 9 },
  ]
}

/** A shoe for luck, nailed with gold. */
export function luckyShoe(metal: Piece['metal'] = 'iron'): readonly Piece[] {
  const nails = [
    [120, 250],
    [128, 336],
    [150, 166],
    [206, 104],
    [306, 104],
    [362, 166],
    [392, 250],
    [384, 336],
  ] as const
  return [
    {
      shape: fill(
        'M92 470C40 360 40 50 256 36C472 50 472 360 420 470H336C392 330 380 130 256 122' +
          'C132 130 120 330 176 470Z',
      ),
      metal,
      bevel: 26,
      grain: 'hammered',
    },
    {
      shape: line('M124 452C76 330 92 86 256 78C420 86 436 330 388 452', 9),
      metal: tints.lacquer,
      bevel: 4,
      edge: 1,
    },
    {
      shape: group(...nails.map(([x, y]) => disc(x - (x < 256 ? 22 : -22), y - 8, 12))),
      metal: 'gold',
      bevel: 8,
    },
  ]
}

/** A bird in the air, wings spread, its tail forked. */
export const larkOnWing =
  '<path d="M20 110C140 116 214 160 252 216C300 140 390 96 494 92C430 160 360 226 312 262' +
  'C336 286 352 296 386 306C352 330 316 332 284 320C244 346 190 396 124 448' +
  'L156 384L84 412C148 354 192 314 216 282C176 220 106 156 20 110Z"/>'

/** A nest on a wheel on a pole, with the stork home. */
export const storkOnNest =
  '<path d="M236 330H276L284 512H228ZM130 300C180 284 332 284 382 300' +
  'L372 336C320 352 192 352 140 336Z"/>' +
  '<path d="M250 296L244 232C210 222 190 196 196 160C204 128 236 120 262 128' +
  'C282 110 286 80 280 56C276 36 292 22 310 26C322 28 328 38 330 48L420 66' +
  'L330 68C326 90 318 120 312 150C320 130 360 150 396 190C370 196 330 214 292 230' +
  'L272 236L270 296Z"/>'

/** The stork on its nest, white and black. */
export function stork(): readonly Piece[] {
  return [
    { shape: fill('M232 400H280L292 512H220Z'), metal: 'oak', bevel: 10, grain: 'wood' },
    { shape: line('M238 280L230 380M276 280L284 380', 13), metal: tints.crimson, bevel: 6 },
    {
      shape: fill('M90 360C170 336 342 336 422 360L400 412C330 432 182 432 112 412Z'),
      metal: tints.leather,
      bevel: 14,
      grain: 'wood',
    },
    { shape: fill('M330 60L496 104L322 92Z'), metal: tints.crimson, bevel: 8 },
    {
      shape: fill(
        'M180 300C90 280 96 170 180 140C230 124 280 140 290 110C292 60 310 34 336 38' +
          'C362 44 352 90 344 130C336 190 350 260 280 296Q230 316 180 300Z',
      ),
      metal: tints.porcelain,
      bevel: 34,
      camber: 0.8,
    },
    {
      shape: fill('M56 300C60 220 130 170 250 190C270 196 262 230 220 250C160 280 110 300 56 300Z'),
      metal: tints.lacquer,
      bevel: 16,
    },
    { shape: disc(330, 64, 7), metal: tints.lacquer, bevel: 4, edge: 1 },
  ]
}
