import { z } from 'zod'
import { call } from '../base/call.ts'
import { momentField, nothing, oreField } from '../base/wire.ts'

/** The player's stakes and wins since they logged in, for a player in the middle of a game. */
export const readSessionPlay = call({
  name: 'read-session-play',
  path: '/v1/play/session',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({ loggedInAt: momentField, stakedOre: oreField, wonOre: oreField }),
  refusals: { 'session-expired': nothing },
})

/** A player's own play and deposits between two moments. */
const playSums = z.object({
  /** From a game's opening until another one's, or the last act of its login. */
  playMs: z.int().min(0),
  stakedOre: oreField,
  wonOre: oreField,
  /** A stake that is still open has lost nothing. */
  resultOre: oreField,
  /** Those that came through. */
  deposits: z.int().min(0),
  depositedOre: oreField,
})

/** The last 7 days of a player beside the 30 days before them, in elapsed days. */
export const readPlayPicture = call({
  name: 'read-play-picture',
  path: '/v1/play/picture',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({
    week: playSums,
    /** Absent as long as the account is younger than both periods: a part of them is no measure. */
    before: playSums.optional(),
  }),
  refusals: { 'session-expired': nothing },
})

export type PlaySums = z.output<typeof playSums>
