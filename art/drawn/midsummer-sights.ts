import type { Metal } from '../metals.ts'
import { colour } from '../picture.ts'
import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { piece, set } from './halves.ts'
import { bonfire } from './midsummer.ts'
import { person } from './people.ts'
import { disc, fill, group, line } from './strokes.ts'

// What stands on the shore on Midsummer Eve, against the fire and the bright night.

/** Those who stand before the fire: dark, with an edge of its light. */
const dusk: Metal = {
  polish: 0,
  rim: colour('#0a0404'),
  ramp: ['#0a0404', '#100806', '#180c08', '#20100a', '#34180c', '#7c3814'].map(colour),
}

/** The fire on the shore with its witch of straw, and those who stand about it and sing. */
export function pyreAndPeople(): readonly Piece[] {
  const [outer = '', middle = '', inner = '', wood = ''] = bonfire().map(({ shape }) => shape)
  const fire = (shape: string) => set(shape, 36, 20, 0.86)
  return [
    piece(fire(outer), tints.crimson, 30),
    piece(fire(middle), tints.flame, 28, 0),
    piece(fire(inner), tints.saffron, 24, 0),
    piece(fire(wood), 'oak', 14),
    piece(
      group(
        line('M256 330V150M222 200H290', 10),
        fill('M256 96L290 152H222ZM238 158H274L292 226H220Z'),
        line('M206 244L316 182', 7),
      ),
      dusk,
      4,
      2,
    ),
    piece(
      group(
        person('man', 24, 504, 0.8),
        person('woman', 82, 510, 0.78),
        person('man', 140, 512, 0.7),
        person('woman', 372, 512, 0.7),
        person('man', 430, 510, 0.8),
        person('woman', 488, 504, 0.76),
      ),
      dusk,
      5,
      2,
    ),
  ]
}

/** A jetty that runs out into a still lake; one sits at its end. */
export const jettyFar = group(
  fill(
    'M60 520L72 484H440L452 520ZM86 470L100 440H412L426 470ZM112 428L124 404H388L400 428Z' +
      'M134 394L144 374H368L378 394ZM152 366L160 350H352L360 366ZM166 344L172 332H340L346 344Z',
  ),
  fill(
    'M30 520V430H52V520ZM460 520V430H482V520ZM104 400V350H118V400ZM394 400V350' +
      'H408V400ZM148 346V316H158V346ZM354 346V316H364V346Z',
  ),
  person('seated', 284, 336, 0.84),
  person('seated', 226, 336, 0.78),
)

/** A sloop under sail. */
export const sloopFar = group(
  fill('M110 404H420L380 452H150Z'),
  fill('M262 40H272V404H262Z'),
  fill('M282 70C340 170 392 280 410 376H282ZM252 90C220 200 170 310 122 376H252Z'),
)

/** A dolmen on its mound. */
export const dolmenFar = group(
  fill('M70 170L150 112L330 96L440 140L452 186L380 216L120 220Z'),
  fill('M110 216L190 212L176 420H96ZM330 210L404 204L424 420H342Z'),
  fill('M226 330L262 318L282 420H214Z'),
  fill('M-60 430C60 390 140 404 256 408C372 400 460 392 572 430V540H-60Z'),
)

/** A long table on the beach under a chain of lamps. */
export const beachTable = group(
  line('M20 470V96M492 470V96', 11),
  line('M20 110Q136 220 256 130Q376 220 492 110', 5),
  ...[60, 100, 142, 184, 222, 256, 290, 328, 370, 412, 452].map((x) => {
    const inner = (x - 20) / 118 - (x > 256 ? 2 : 0)
    return disc(x, 118 + Math.sin(Math.min(inner, 2) * 1.57) * 48, 11)
  }),
  fill('M90 360H422V376H90ZM120 372H134V470H120ZM378 372H392V470H378Z'),
  fill(
    'M170 318H182V360H170ZM166 336H186V360H166ZM320 312H334V360H320ZM250 340H270' + 'L266 360H254Z',
  ),
  person('cheering', 66, 470, 0.94),
  person('woman', 206, 466, 0.98),
  person('man', 300, 466, 0.98),
  person('woman', 446, 470, 0.94),
  fill('M-60 462C80 450 430 450 572 462V540H-60Z'),
)
