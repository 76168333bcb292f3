import type { HandRefusal } from '@nordlys/contracts'

/** Refusals after which only another launch helps. */
export const playEndings: ReadonlySet<string> = new Set<HandRefusal['refusal']>([
  'token-unknown',
  'token-used',
  'token-expired',
  'game-unknown',
  'game-changed',
  'play-ended',
  'logged-out',
  'key-invalid',
  'conflict',
  'hand-unknown',
  'round-unknown',
  'round-ended',
])
