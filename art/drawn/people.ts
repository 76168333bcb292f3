import { set } from './halves.ts'
import { disc, fill, group, line } from './strokes.ts'

// Grown people seen from behind, their feet at 0, 0 and 200 units tall, to be set into a crowd.

const man = group(
  disc(0, -182, 19),
  fill(
    'M-12-166H12L36-152Q44-148 46-136L54-84L42-82L32-118L30-92L26 0H6L2-78H-2L-6' +
      ' 0H-26L-30-92L-32-118L-42-82L-54-84L-46-136Q-44-148-36-152Z',
  ),
)

const woman = group(
  disc(0, -180, 18),
  fill('M-16-186Q0-210 16-186L22-146H-22Z'),
  fill(
    'M-10-164H10L28-150Q36-146 38-134L46-90L36-88L26-116L24-100L44-30H16V0H4V-30' +
      'H-4V0H-16V-30H-44L-24-100L-26-116L-36-88L-46-90L-38-134Q-36-146-28-150Z',
  ),
)

const cheering = group(
  disc(0, -182, 19),
  fill('M-12-166H12L36-152L32-118L30-92L26 0H6L2-78H-2L-6 0H-26L-30-92L-32-118L-36-152Z'),
  line('M-32-146L-54-186L-46-236M32-146L56-190L44-240', 15),
)

const seated = group(disc(0, -112, 19), fill('M-12-96H12L34-82Q46-60 44 0H-44Q-46-60-34-82Z'))

const stances = { man, woman, cheering, seated } as const

/** A person of that stance, where the feet stand and how large beside the drawing. */
export function person(stance: keyof typeof stances, x: number, y: number, scale = 1): string {
  return set(stances[stance], x, y, scale)
}
