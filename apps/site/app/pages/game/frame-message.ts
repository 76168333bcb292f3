import type { FrameMessage } from '@nordlys/contracts'

const types: readonly string[] = [
  'ready',
  'round-settled',
  'play-ended',
  'deposit-wanted',
  'notice-wanted',
  'full-screen-wanted',
  'full-screen-unwanted',
]

/**
 * Reads a message of the game's frame, or undefined for anything else: another origin, another
 * window, or another message. A page believes only its own game.
 */
export function readFrameMessage(
  event: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  origin: string,
  frame: Window | null | undefined,
): FrameMessage | undefined {
  if (event.origin !== origin || !frame || event.source !== frame) return undefined
  const { data } = event
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  if (typeof data.type !== 'string' || !types.includes(data.type)) return undefined
  return data as FrameMessage
}
