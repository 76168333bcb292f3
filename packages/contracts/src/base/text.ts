import { foldLine, foldLines } from '@nordlys/core'
import { z } from 'zod'

// Every request's text that has no pattern of its own is one of these: what reaches a log, a mail, a page
// or a terminal holds no character that any of them takes for something else. [FLT-71]

/** A text of one line, as it comes: breaks and control characters are spaces, what is unseen is gone. */
export function lineField(lengthMax: number) {
  return z.string().overwrite(foldLine).max(lengthMax)
}

/** A text of several lines, without any other control character. */
export function linesField(lengthMax: number) {
  return z.string().overwrite(foldLines).max(lengthMax)
}

/** A line that was stored before it was folded on its way in. */
export const storedLine = z.string().overwrite(foldLine)
