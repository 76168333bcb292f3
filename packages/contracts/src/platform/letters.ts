import { z } from 'zod'
import { call } from '../base/call.ts'
import { momentField, nothing } from '../base/wire.ts'

/** How many letters a page of the account's list holds. */
export const lettersAPage = 10

const letterNumber = z.int().min(1).max(Number.MAX_SAFE_INTEGER)
const letterLine = z.object({ number: letterNumber, subject: z.string(), writtenAt: momentField })

/** What was mailed to the player about account, money and cases, newest first; pages count from 1. */
export const readLetters = call({
  name: 'read-letters',
  path: '/v1/letters/list',
  actor: { kind: 'player' },
  request: z.object({ page: z.int().min(1).max(10_000) }),
  answer: z.object({ total: z.int(), letters: z.array(letterLine) }),
  refusals: { 'session-expired': nothing },
})

/** One letter of the player's own, as it was sent. Another's is answered as one that does not exist. */
export const readLetter = call({
  name: 'read-letter',
  path: '/v1/letters/read',
  actor: { kind: 'player' },
  request: z.object({ number: letterNumber }),
  answer: z.object({ letter: letterLine.extend({ text: z.string() }) }),
  refusals: { 'session-expired': nothing, unknown: nothing },
})
