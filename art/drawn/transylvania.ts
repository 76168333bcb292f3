import type { Piece } from '../pieces.ts'
import { tableau } from '../tableau.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, line } from './strokes.ts'

/** A castle on its crag, all spires. */
export const cragCastleFar =
  '<path fill-rule="evenodd" d="M10 512L80 440L116 420V262H104V238H116L138 150L160 238H172V262H160V330' +
  'H196V200H182V174H196L226 50L256 174H270V200H256V300H292V232H280V210H292L312 124L332 210H344V232H332' +
  'V340H376V290H366V268H376L394 200L412 268H422V290H412V420L450 450L502 512ZM216 214V246H236V214Z' +
  'M130 280V306H146V280ZM304 250V276H320V250ZM210 340V380Q226 396 242 380V340ZM388 310V334H402V310Z"/>'

const bat = fill(
  'M220 190L226 126L252 164H260L286 126L292 190C320 110 410 84 506 130C474 160 458 214 460 280' +
    'C424 244 392 254 376 306C350 274 320 280 300 316L256 380L212 316C192 280 162 274 136' +
    ' 306C120 254 88 244 52 280' +
    'C54 214 38 160 6 130C102 84 192 110 220 190Z',
)

/** A flight of bats, near and far. */
export const batsFar = tableau(
  [bat, 256, 240, 300],
  [bat, 90, 130, 150],
  [bat, 420, 110, 190],
  [bat, 100, 360, 190],
  [bat, 420, 370, 140],
  [bat, 260, 60, 100],
  [bat, 270, 440, 110],
)

/** One bat that flees from the light. */
export const batFar = tableau([bat, 256, 256, 480])

/** A bat as a symbol. */
export function batOfNight(): readonly Piece[] {
  return [
    { shape: bat, metal: tints.lacquer, bevel: 26, camber: 0.7 },
    {
      shape: line(
        'M232 216C180 170 110 150 60 156M228 240C200 226 160 236 140 270M280 216C332 170 402' +
          ' 150 452 156M284 240C312 226 352 236 372 270',
        9,
      ),
      metal: 'violet',
      bevel: 4,
      edge: 1,
    },
    {
      shape: fill('M226 190Q256 160 286 190Q300 270 256 350Q212 270 226 190Z'),
      metal: tints.felt,
      bevel: 24,
      edge: 2,
    },
    { shape: group(disc(244, 208, 7), disc(268, 208, 7)), metal: tints.crimson, bevel: 4, edge: 1 },
  ]
}

/** A cape with its high collar and red lining. */
export function nightCape(): readonly Piece[] {
  return [
    {
      shape: fill(
        'M196 130C120 190 70 350 44 480Q110 452 150 490Q200 454 256 496Q312 454 362 490Q402' +
          ' 452 468 480C442 350 392 190 316 130Z',
      ),
      metal: tints.lacquer,
      bevel: 30,
      camber: 0.6,
    },
    {
      shape: fill(
        'M206 150C190 260 176 380 164 470Q210 440 256 476Q302 440 348 470C336 380 322 260 306 150L256 200Z',
      ),
      metal: tints.crimson,
      bevel: 26,
      camber: 0.6,
    },
    {
      shape: line('M230 200C222 300 214 380 208 450M282 200C290 300 298 380 304 450', 8),
      metal: 'ruby',
      bevel: 4,
      edge: 1,
    },
    {
      shape: fill('M256 214L150 20C120 80 130 140 176 176ZM256 214L362 20C392 80 382 140 336 176Z'),
      metal: tints.crimson,
      bevel: 16,
    },
    {
      shape: line('M150 20C120 80 130 140 176 176L256 214L336 176C382 140 392 80 362 20', 13),
      metal: tints.lacquer,
      bevel: 5,
      edge: 2,
    },
    { shape: disc(256, 204, 30), metal: 'gold', bevel: 22 },
    { shape: disc(256, 204, 15), metal: 'ruby', bevel: 12 },
  ]
}

/** A coffin of dark oak with handles. */
export function oakCoffin(): readonly Piece[] {
  return [
    {
      shape: fill('M186 20H326L404 150L344 492H168L108 150Z'),
      metal: 'oak',
      bevel: 20,
      grain: 'wood',
    },
    {
      shape: fill('M200 50H312L372 154L322 462H190L140 154Z'),
      metal: tints.leather,
      bevel: 12,
      grain: 'wood',
    },
    { shape: line('M256 110V330M196 180H316', 30), metal: 'gold', bevel: 12 },
    {
      shape: group(line('M128 236L146 330', 15), line('M384 236L366 330', 15), disc(256, 400, 20)),
      metal: 'gold',
      bevel: 7,
    },
  ]
}

/** A coffin upright, as an outline against the light. */
export const coffinFar =
  '<path fill-rule="evenodd" d="M186 20H326L404 150L344 492H168L108 150ZM240 110V170H186V200H240V330' +
  'H272V200H326V170H272V110Z"/>'

/** A head of garlic behind a silver cross. */
export function garlicAndSilver(): readonly Piece[] {
  return [
    {
      shape: `<g transform="translate(-10 -10) scale(1.04)">${tableau(['garlic', 256, 256, 470])}</g>`,
      metal: tints.cream,
      bevel: 34,
      camber: 0.8,
    },
    {
      shape: line('M256 210C220 290 220 360 256 430M256 210C292 290 292 360 256 430', 8),
      metal: tints.sand,
      bevel: 3,
      edge: 0.5,
    },
    { shape: line('M380 190V486M306 276H454', 46), metal: 'silver', bevel: 18 },
    { shape: group(disc(380, 276, 22)), metal: 'ruby', bevel: 16 },
  ]
}

/** The arms of a house that never ends: a bat on a shield under a crown. */
export function houseArms(): readonly Piece[] {
  return [
    {
      shape: fill('M70 96Q256 130 442 96C460 290 420 430 256 506C92 430 52 290 70 96Z'),
      metal: 'iron',
      bevel: 20,
    },
    {
      shape: fill('M104 134Q256 160 408 134C420 290 384 396 256 462C128 396 92 290 104 134Z'),
      metal: 'ruby',
      bevel: 14,
    },
    { shape: tableau([bat, 256, 300, 320]), metal: tints.lacquer, bevel: 11, edge: 3 },
    {
      shape: fill('M146 110L126 10L190 60L256 -10L322 60L386 10L366 110Q256 140 146 110Z'),
      metal: 'silver',
      bevel: 14,
    },
    {
      shape: group(disc(256, 96, 14), disc(196, 92, 10), disc(316, 92, 10)),
      metal: 'ruby',
      bevel: 9,
    },
  ]
}

/** A rose with its thorns and leaves. */
export function darkRose(): readonly Piece[] {
  return [
    { shape: line('M256 250C270 340 240 420 262 508', 17), metal: tints.moss, bevel: 8 },
    {
      shape: fill(
        'M258 420C320 360 400 360 452 390C410 450 320 460 258 440ZM254 360C190 310 120 320 70' +
          ' 360C120 410 200 410 254 380Z',
      ),
      metal: tints.leaf,
      bevel: 16,
    },
    {
      shape: fill(
        'M256 300C150 300 90 220 110 110C150 40 210 70 256 40C302 70 362 40 402 110C422 220' +
          ' 362 300 256 300Z',
      ),
      metal: 'ruby',
      bevel: 44,
      camber: 0.8,
    },
    {
      shape: fill(
        'M150 120C190 90 220 130 256 120C292 130 322 90 362 120C372 200 330 262 256 266C182' +
          ' 262 140 200 150 120Z',
      ),
      metal: tints.crimson,
      bevel: 26,
      edge: 5,
    },
    {
      shape: fill(
        'M196 140C220 116 240 140 262 130C290 116 316 130 320 160C316 206 290 230 258 230C218' +
          ' 226 194 190 196 140Z',
      ),
      metal: 'ruby',
      bevel: 20,
      edge: 5,
    },
    {
      shape: line('M232 176C236 150 284 146 286 176C286 200 248 206 248 184', 13),
      metal: tints.crimson,
      bevel: 6,
      edge: 3,
    },
    {
      shape: fill(
        'M110 240C140 300 200 330 256 320C312 330 372 300 402 240C380 320 320 350 256 346C192' +
          ' 350 132 320 110 240Z',
      ),
      metal: tints.crimson,
      bevel: 12,
    },
  ]
}
