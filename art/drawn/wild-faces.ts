import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, line } from './strokes.ts'

const mirrored = (drawing: string) =>
  group(drawing, `<g transform="translate(512 0) scale(-1 1)">${drawing}</g>`)

/** A stag's head. */
export function stag(): readonly Piece[] {
  return [
    {
      shape: mirrored(
        group(
          line('M282 262C330 226 404 196 410 116C412 80 402 50 384 24', 22),
          line(
            'M300 246C318 214 312 180 296 152M346 214C350 186 350 160 342 134M392' +
              ' 172C424 164 446 142 456 112M410 112C434 94 444 70 444 40',
            18,
          ),
        ),
      ),
      metal: 'bone',
      bevel: 10,
    },
    {
      shape: fill('M200 320C166 390 156 450 166 508H346C356 450 346 390 312 320Z'),
      metal: tints.felt,
      bevel: 34,
    },
    {
      shape: mirrored(fill('M298 286C338 246 386 244 412 258C394 296 350 316 306 314Z')),
      metal: tints.leather,
      bevel: 15,
    },
    {
      shape: fill(
        'M256 246C306 246 322 280 310 334C302 384 296 420 282 452C272 474 240' +
          ' 474 230 452C216 420 210 384 202 334C190' +
          ' 280 206 246 256 246Z',
      ),
      metal: tints.leather,
      bevel: 40,
      camber: 0.8,
    },
    {
      shape: fill('M256 252C284 252 292 276 280 330L256 400L232 330C220 276 228 252 256 252Z'),
      metal: tints.felt,
      bevel: 20,
      edge: 1,
    },
    {
      shape: fill(
        'M226 432C236 418 276 418 286 432C284 456 268 468 256 470C244 468 228 456 226 432Z',
      ),
      metal: tints.lacquer,
      bevel: 13,
      edge: 3,
    },
    {
      shape: mirrored(fill('M290 326C300 318 312 320 314 328C308 338 296 338 290 326Z')),
      metal: tints.lacquer,
      bevel: 4,
      edge: 2,
    },
  ]
}

const _lynx = fill(
  'M60 250C50 230 54 220 70 226C100 200 160 204 220 208C270 210 310 204' +
    ' 340 192L346 146L364 178C374 172 384 172 392 176' +
    'L414 148L412 196C422 214 418 236 400 246C386 254 372 256 362 262C360' +
    ' 280 356 292 350 300L356 416Q384 420 384 438' +
    'H330L318 320C290 326 250 326 216 318L210 416Q236 420 236 438H182L176' +
    ' 330L150 360L146 416Q170 420 170 438H116' +
    'L110 356C84 330 66 290 60 250Z',
)

/** A long-eared owl on its bough. */
export function hornedOwl(): readonly Piece[] {
  const flecks = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 5 - (row > 3 ? 2 : 0) }, (__, i) => {
      const x = 256 + (i - (row > 3 ? 1 : 2)) * (40 - row * 2) + (row % 2) * 8
      return `M${x} ${280 + row * 34}v18`
    }).join(''),
  ).join('')
  return [
    { shape: fill('M216 400L206 500H306L296 400Z'), metal: tints.felt, bevel: 14 },
    {
      shape: fill(
        'M150 200C140 130 190 96 256 96C322 96 372 130 362 200C392 290 360 400' +
          ' 256 446C152 400 120 290 150 200Z',
      ),
      metal: tints.leather,
      bevel: 44,
      camber: 0.8,
    },
    {
      shape: mirrored(fill('M150 210C120 280 130 370 200 430C206 360 196 270 150 210Z')),
      metal: tints.felt,
      bevel: 16,
    },
    {
      shape: mirrored(fill('M186 132C160 100 152 50 164 16C196 44 222 84 230 124Z')),
      metal: tints.felt,
      bevel: 13,
    },
    { shape: line(flecks, 11), metal: tints.felt, bevel: 4, edge: 0.5 },
    {
      shape: mirrored(
        fill('M252 236C232 266 176 262 162 214C152 170 180 130 216 130C240 130 254 160 256 200Z'),
      ),
      metal: tints.amber,
      bevel: 20,
      edge: 3,
    },
    { shape: mirrored(disc(208, 196, 25)), metal: tints.saffron, bevel: 9, edge: 4 },
    { shape: mirrored(disc(210, 197, 14)), metal: tints.lacquer, bevel: 6, edge: 1 },
    {
      shape: mirrored(fill('M256 178C230 150 190 144 158 160C176 172 214 180 250 204Z')),
      metal: tints.felt,
      bevel: 9,
      edge: 2,
    },
    {
      shape: fill('M256 196C272 214 272 240 256 264C240 240 240 214 256 196Z'),
      metal: tints.lacquer,
      bevel: 11,
      edge: 3,
    },
    {
      shape: line('M20 452Q200 424 300 442T494 420M380 434L440 380', 26),
      metal: 'oak',
      bevel: 11,
      grain: 'wood',
    },
    {
      shape: line('M206 424V454M228 424V456M284 424V456M306 422V454', 14),
      metal: tints.sand,
      bevel: 6,
    },
  ]
}

/** A fox that stalks through the snow. */
export function snowFox(): readonly Piece[] {
  return [
    {
      shape: fill(
        'M300 330L312 420L300 446H334L344 330ZM352 330L368 424L360 446H394L390' +
          ' 310ZM150 320L134 380L120 446H152L172' +
          ' 380L190 340ZM188 330L184 380L184 446H216L206 380L216 330Z',
      ),
      metal: tints.felt,
      bevel: 12,
    },
    {
      shape: fill('M146 272C100 262 60 284 34 330C20 360 22 390 40 404C84 400 130 370 166 318Z'),
      metal: tints.amber,
      bevel: 28,
      camber: 0.8,
    },
    {
      shape: fill('M52 310C28 340 16 372 24 412C56 410 76 396 92 380C70 366 56 340 52 310Z'),
      metal: tints.porcelain,
      bevel: 18,
      edge: 2,
    },
    {
      shape: fill(
        'M140 284C160 254 210 246 260 250C300 252 330 246 352 226L350 172L380' +
          ' 200C390 196 402 196 412 200L440 176L436' +
          ' 226C448 240 466 252 488 262C496 270 490 280 478 282C456 286 436 288' +
          ' 418 292C408 324 384 346 350 352C300 362 210' +
          ' 360 166 344C140 330 132 306 140 284Z',
      ),
      metal: tints.amber,
      bevel: 34,
      camber: 0.8,
    },
    {
      shape: fill(
        'M490 264C470 276 440 272 420 268C408 300 390 330 356 350C400 344 424 320 434 290L480 284Z',
      ),
      metal: tints.porcelain,
      bevel: 10,
      edge: 2,
    },
    {
      shape: group(disc(486, 268, 10), disc(436, 244, 6)),
      metal: tints.lacquer,
      bevel: 5,
      edge: 1,
    },
    {
      shape: fill('M352 186L372 204L360 222ZM438 190L420 206L432 222Z'),
      metal: tints.felt,
      bevel: 6,
      edge: 1,
    },
    {
      shape: fill(
        'M10 452C60 430 120 446 180 436C260 426 340 444 420 432C460 428 490 440' +
          ' 504 452C480 486 300 492 256 492C190 492 40 486' +
          ' 10 452Z',
      ),
      metal: tints.porcelain,
      bevel: 16,
    },
  ]
}

const lynxFaceDetails = (): readonly Piece[] => [
  {
    shape: mirrored(fill('M222 268C204 248 182 248 166 258C182 276 206 280 222 268Z')),
    metal: tints.saffron,
    bevel: 8,
    edge: 1,
  },
  {
    shape: mirrored('<ellipse cx="195" cy="262" rx="5" ry="9"/>'),
    metal: tints.lacquer,
    bevel: 3,
    edge: 0.5,
  },
  {
    shape: fill(
      'M228 240C242 230 270 230 284 240C286 280 292 316 298 350H214C220 316 226 280 228 240Z',
    ),
    metal: tints.sand,
    bevel: 22,
    edge: 1,
  },
  {
    shape: mirrored(fill('M256 360C220 350 180 366 178 404C186 440 238 444 256 416Z')),
    metal: tints.porcelain,
    bevel: 24,
    edge: 3,
  },
  {
    shape: fill(
      'M218 346C234 334 278 334 294 346C290 368 268 380 256 386C244 380 222 368 218 346Z',
    ),
    metal: tints.leather,
    bevel: 13,
    edge: 3,
  },
  {
    shape: line('M256 384V414C242 432 222 434 208 428M256 414C270 432 290 434 304 428', 6),
    metal: tints.lacquer,
    bevel: 3,
    edge: 0.5,
  },
]

/** A lynx's face: tufts, whiskers of white, eyes half shut. */
export function lynxFace(): readonly Piece[] {
  return [
    {
      shape: mirrored(fill('M186 170L120 96L96 -6L72 90C66 150 84 210 130 232Z')),
      metal: tints.felt,
      bevel: 14,
    },
    {
      shape: mirrored(fill('M176 172L124 124L104 90C98 140 108 180 138 206Z')),
      metal: tints.sand,
      bevel: 12,
      edge: 2,
    },
    {
      shape: fill(
        'M256 110C340 110 396 160 402 236L450 300L430 304L462 366L426 362L442' +
          ' 420L396 404L380 446L340 424C316 456 286 474 256' +
          ' 480C226 474 196 456 172 424L132 446L116 404L70 420L86 362L50 366L82' +
          ' 304L62 300L110 236C116 160 172 110 256 110Z',
      ),
      metal: tints.sand,
      bevel: 48,
      camber: 0.8,
    },
    {
      shape: mirrored(
        fill('M104 300L84 350L112 350L98 396L136 386L146 424L176 400C150 370 124 340 104 300Z'),
      ),
      metal: tints.porcelain,
      bevel: 12,
      edge: 2,
    },
    {
      shape: mirrored(
        fill(
          'M240 120L226 176L214 124ZM190 140L198 190L172 156ZM120 262L164 280L116' +
            ' 288ZM112 318L160 316L122 338Z',
        ),
      ),
      metal: tints.felt,
      bevel: 7,
      edge: 0.5,
    },
    {
      shape: mirrored(fill('M236 274C210 236 172 232 146 250C164 284 204 294 236 274Z')),
      metal: tints.felt,
      bevel: 6,
      edge: 2,
    },
    ...lynxFaceDetails(),
  ]
}
