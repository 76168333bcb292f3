import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { skull } from './haunts.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

const hull =
  'M30 330L66 338V318H112V346L360 346L372 316H454L462 282H492L470 372C452 420 430 440 400 444' +
  'H120C84 440 60 400 30 330Z'

const sails =
  'M122 120C176 132 214 132 236 120C246 156 246 190 236 224C206 234 160 234 122 224C136 190' +
  ' 136 154 122 120Z' +
  'M112 240C168 252 216 252 244 240C254 270 254 290 246 316C206 326 150 326 112 316C124 290' +
  ' 124 266 112 240Z' +
  'M284 84C330 96 372 96 396 84C406 126 406 162 396 200C366 210 320 210 284 200C298 162 298' +
  ' 124 284 84Z' +
  'M276 216C330 228 376 228 404 216C414 250 412 276 404 306C366 316 316 316 276 306C290 276' +
  ' 290 246 276 216Z'

const masts = 'M176 70H188V346H176ZM334 36H348V346H334ZM448 200H458V320H448Z'

const bowsprit = 'M64 330L4 246L14 238L92 326Z'

const pennant = 'M348 36C376 24 392 48 428 34C416 52 420 62 430 74C396 84 380 62 348 72Z'

const jib = 'M12 248L172 96L150 240C110 260 60 262 12 248Z'

/** A ship under full sail, her flag black. */
export const buccaneer = group(
  fill(hull + sails + masts + bowsprit + pennant + jib),
  line('M450 204L348 60M182 76L12 244M182 76L120 330', 6),
)

/** The same ship of oak and canvas. */
export function buccaneerShip(): readonly Piece[] {
  return [
    { shape: line('M450 204L348 60M182 76L12 244', 7), metal: 'oak', bevel: 3 },
    { shape: fill(masts + bowsprit), metal: 'oak', bevel: 6, grain: 'wood' },
    { shape: fill(jib), metal: tints.cream, bevel: 16 },
    { shape: fill(sails), metal: tints.cream, bevel: 24, camber: 0.7 },
    { shape: fill(pennant), metal: tints.lacquer, bevel: 10 },
    { shape: fill(hull), metal: 'oak', bevel: 26, grain: 'wood' },
    {
      shape: line('M62 352C140 372 380 372 470 344M92 398C180 412 360 412 446 396', 13),
      metal: 'gold',
      bevel: 5,
      edge: 2,
    },
    {
      shape: group(...[150, 206, 262, 318].map((x) => fill(`M${x} 374H${x + 26}V398H${x}Z`))),
      metal: tints.lacquer,
      bevel: 6,
      edge: 3,
    },
    {
      shape: fill('M386 330H416V352H386ZM428 328H456V350H428Z'),
      metal: tints.flame,
      bevel: 7,
      edge: 3,
    },
  ]
}

/** Skull and bones on a black flag that the wind takes. */
export function blackFlag(): readonly Piece[] {
  const cloth =
    'M86 70C170 30 230 110 320 74C380 50 430 60 486 84C464 150 470 240 490 318C430 296 380 290' +
    ' 320 314C230 346 170 266 86 306Z'
  return [
    { shape: fill('M48 30H82V500H48Z'), metal: 'oak', bevel: 12, grain: 'wood' },
    { shape: disc(65, 26, 26), metal: 'gold', bevel: 18 },
    { shape: fill(cloth), metal: tints.lacquer, bevel: 30, camber: 0.8 },
    { shape: line('M186 236L386 128M196 128L376 240', 24), metal: 'bone', bevel: 10 },
    {
      shape: group(
        disc(180, 226, 15),
        disc(192, 246, 15),
        disc(380, 118, 15),
        disc(394, 138, 15),
        disc(188, 136, 15),
        disc(202, 120, 15),
        disc(370, 248, 15),
        disc(384, 230, 15),
      ),
      metal: 'bone',
      bevel: 9,
    },
    {
      shape: fill(
        'M286 92C340 92 366 130 358 172C354 190 342 196 334 204L332 240H240L238 204C230 196' +
          ' 218 190 214 172C206 130 232 92 286 92Z',
      ),
      metal: 'bone',
      bevel: 34,
      camber: 0.8,
    },
    {
      shape: group(
        disc(256, 164, 22),
        disc(316, 164, 22),
        fill('M286 184L298 206H274Z'),
        line('M264 218V240M286 218V240M308 218V240', 6),
      ),
      metal: tints.lacquer,
      bevel: 8,
      edge: 3,
    },
  ]
}

/** A sabre with its basket of brass. */
export function cutlass(): readonly Piece[] {
  return [
    {
      shape: fill(
        'M148 330C250 300 380 190 430 20C470 120 440 240 360 320C310 366 240 392 186 388Z',
      ),
      metal: 'silver',
      bevel: 17,
      camber: 0.6,
    },
    { shape: line('M186 358C290 330 390 240 424 120', 7), metal: 'iron', bevel: 3, edge: 1 },
    { shape: line('M156 352L66 452', 42), metal: tints.leather, bevel: 18 },
    {
      shape: line('M140 356L160 376M112 386L134 408M84 416L106 438', 9),
      metal: 'gold',
      bevel: 4,
      edge: 1,
    },
    { shape: line('M206 402C200 480 120 520 52 470', 24), metal: 'gold', bevel: 10 },
    { shape: line('M118 304L220 406', 32), metal: 'gold', bevel: 13 },
    { shape: disc(54, 464, 30), metal: 'gold', bevel: 20 },
  ]
}

const barrelOfGun = fill(
  'M60 200Q40 250 60 306C70 320 90 324 110 320L440 300V206L110 186C90 182 70 186 60 200Z' +
    'M60 232A26 26 0 1 0 60 276A26 26 0 0 1 60 232Z',
)
const hoopsOfGun = group(
  disc(34, 254, 28),
  fill('M424 192H466V314H424ZM270 194H296V312H270ZM150 188H176V318H150Z'),
)

/** A ship's gun on its carriage. */
export function shipGun(): readonly Piece[] {
  return [
    { shape: fill('M60 300H330L380 420H40Z'), metal: 'oak', bevel: 16, grain: 'wood' },
    {
      shape: `<g transform="rotate(-18 220 260)">${barrelOfGun}</g>`,
      metal: 'iron',
      bevel: 48,
      camber: 0.8,
    },
    {
      shape: `<g transform="rotate(-18 220 260)">${hoopsOfGun}</g>`,
      metal: 'bronze',
      bevel: 14,
    },
    {
      shape: group(
        hoop(110, 424, 46, 22),
        hoop(318, 424, 46, 22),
        disc(110, 424, 20),
        disc(318, 424, 20),
      ),
      metal: 'oak',
      bevel: 10,
      grain: 'wood',
    },
    { shape: group(disc(110, 424, 12), disc(318, 424, 12)), metal: 'gold', bevel: 7 },
    { shape: disc(442, 446, 44), metal: 'iron', bevel: 36, camber: 0.9 },
  ]
}

/** A chest, its lid up, gold and red stones within. */
export function seaChest(): readonly Piece[] {
  const coins = [
    [120, 250],
    [176, 224],
    [236, 236],
    [300, 218],
    [360, 236],
    [404, 256],
    [148, 262],
    [212, 258],
    [270, 256],
    [334, 258],
  ] as const
  return [
    {
      shape: fill('M60 216C60 120 110 56 150 56H362C402 56 452 120 452 216Z'),
      metal: 'oak',
      bevel: 16,
      grain: 'wood',
    },
    {
      shape: fill('M96 216C98 150 130 96 162 96H350C382 96 414 150 416 216Z'),
      metal: tints.lacquer,
      bevel: 10,
    },
    {
      shape: line('M60 216C60 120 110 56 150 56H362C402 56 452 120 452 216', 21),
      metal: 'gold',
      bevel: 9,
    },
    { shape: group(...coins.map(([x, y]) => disc(x, y, 38))), metal: 'gold', bevel: 12, edge: 3 },
    { shape: fill('M180 214L206 178H246L272 214L226 262Z'), metal: 'ruby', bevel: 18 },
    { shape: fill('M312 220L330 194H362L380 220L346 256Z'), metal: 'emerald', bevel: 15 },
    {
      shape: fill('M48 272H464V456Q464 472 448 472H64Q48 472 48 456Z'),
      metal: 'oak',
      bevel: 16,
      grain: 'wood',
    },
    { shape: line('M48 330H464M48 400H464', 7), metal: 'oldGold', bevel: 3, edge: 1 },
    {
      shape: fill('M40 262H472V296H40ZM40 446H472V480H40ZM40 262H80V480H40ZM432 262H472V480H432Z'),
      metal: 'gold',
      bevel: 11,
    },
    { shape: fill('M206 262H306V356Q256 392 206 356Z'), metal: 'gold', bevel: 14 },
    {
      shape: group(disc(256, 314, 17), fill('M248 318H264L270 350H242Z')),
      metal: tints.lacquer,
      bevel: 6,
      edge: 1,
    },
  ]
}

/** A bottle of rum in its wicker. */
export function rumBottle(): readonly Piece[] {
  return [
    { shape: fill('M214 20H298V70H214Z'), metal: tints.leather, bevel: 12, grain: 'wood' },
    {
      shape: fill(
        'M222 60H290V170C330 186 384 226 384 320V440Q384 488 340 488H172Q128 488 128 440V320' +
          'C128 226 182 186 222 170Z',
      ),
      metal: tints.amber,
      bevel: 56,
      camber: 0.9,
    },
    { shape: fill('M206 60H306V92H206Z'), metal: 'gold', bevel: 9 },
    { shape: fill('M134 286H378V424H134Z'), metal: tints.cream, bevel: 8, edge: 3 },
    {
      shape: line('M204 322L308 396M308 322L204 396', 15),
      metal: tints.leather,
      bevel: 5,
      edge: 1,
    },
    {
      shape: fill(
        'M256 306C286 306 300 326 296 348L284 362V378H228V362L216 348C212 326 226 306 256 306Z',
      ),
      metal: tints.leather,
      bevel: 12,
      edge: 4,
    },
    { shape: line('M150 300H362M150 410H362', 7), metal: 'gold', bevel: 3, edge: 1 },
  ]
}

/** A parrot on a ring, feathers of three colours. */
export function parrot(): readonly Piece[] {
  return [
    { shape: hoop(256, 330, 150, 19), metal: 'gold', bevel: 8 },
    {
      shape: fill(
        'M206 360C190 430 196 480 226 508C250 470 262 420 262 360ZM246 372C244 430 256 470 286' +
          ' 494C300 450 296 400 288 360Z',
      ),
      metal: 'slate',
      bevel: 12,
    },
    {
      shape: fill(
        'M196 90C226 30 310 26 338 84C356 122 344 160 340 200C352 270 330 350 276 392C220 380' +
          ' 176 320 178 240C180 180 180 130 196 90Z',
      ),
      metal: tints.crimson,
      bevel: 50,
      camber: 0.8,
    },
    {
      shape: fill(
        'M178 216C150 290 170 380 222 436C256 380 262 300 244 236C226 204 196 200 178 216Z',
      ),
      metal: tints.leaf,
      bevel: 20,
    },
    {
      shape: line(
        'M186 270C200 290 220 296 240 292M184 320C204 340 224 344 240 338M200 372C212 384 224' +
          ' 386 232 382',
        8,
      ),
      metal: tints.saffron,
      bevel: 4,
      edge: 1,
    },
    {
      shape: fill('M280 70C316 60 344 84 342 124C320 144 292 140 278 122C266 104 266 82 280 70Z'),
      metal: tints.porcelain,
      bevel: 14,
    },
    {
      shape: fill('M322 86C368 84 394 120 382 178C372 156 348 146 326 146Z'),
      metal: tints.lacquer,
      bevel: 16,
    },
    { shape: group(disc(302, 102, 11)), metal: tints.lacquer, bevel: 7, edge: 2 },
    {
      shape: line('M226 414L212 450M268 414L276 452M248 480H282', 13),
      metal: tints.saffron,
      bevel: 5,
    },
  ]
}

/** A chart with the way to a cross. */
export function seaChart(): readonly Piece[] {
  return [
    {
      shape: fill(
        'M56 84L140 66L256 92L372 62L458 84L446 190L462 300L450 430L362 446L256 420L140 450L60' +
          ' 430L70 320L52 200Z',
      ),
      metal: tints.sand,
      bevel: 12,
      grain: 'stone',
    },
    {
      shape: fill(
        'M96 250C110 190 170 180 206 130C260 110 330 130 380 110C420 150 400 220 410 280C420' +
          ' 340 370 390 300 380C240 400 190 350 150 380C110 370 86 310 96 250Z',
      ),
      metal: tints.moss,
      bevel: 9,
      edge: 4,
    },
    {
      shape: fill('M270 190L306 130L330 170L350 150L380 206Z'),
      metal: tints.leather,
      bevel: 9,
      edge: 2,
    },
    {
      shape:
        '<path d="M130 320C170 270 210 300 236 262C262 224 250 200 220 180C260 250 300 260 320' +
        ' 300" fill="none" stroke="#000" stroke-width="13" stroke-dasharray="22 20"' +
        ' stroke-linecap="round"/>',
      metal: tints.lacquer,
      bevel: 5,
      edge: 1,
    },
    {
      shape: line('M310 292L362 344M362 292L310 344', 24),
      metal: tints.crimson,
      bevel: 10,
      edge: 3,
    },
    {
      shape: group(hoop(130, 136, 34, 7), turned(fill('M130 84L140 136H120Z'), 4, 130, 136)),
      metal: tints.leather,
      bevel: 4,
      edge: 1,
    },
  ]
}

/** A skull in a red kerchief, one eye behind its patch. */
export function corsairSkull(): readonly Piece[] {
  return [
    ...skull(),
    {
      shape: fill('M66 214C60 90 150 26 256 26C362 26 452 90 446 214Q256 130 66 214Z'),
      metal: tints.crimson,
      bevel: 34,
      camber: 0.8,
    },
    {
      shape: fill(
        'M440 196C486 190 504 220 500 262C480 250 470 250 450 256C472 280 474 304 462 330C446' +
          ' 300 430 270 424 210Z',
      ),
      metal: tints.crimson,
      bevel: 14,
    },
    { shape: line('M70 208Q256 122 442 208', 17), metal: tints.porcelain, bevel: 6, edge: 2 },
    { shape: line('M76 210L330 330', 15), metal: tints.lacquer, bevel: 6, edge: 2 },
    {
      shape: fill('M112 222Q176 190 224 246Q222 306 168 314Q112 296 112 222Z'),
      metal: tints.lacquer,
      bevel: 16,
      edge: 3,
    },
  ]
}
