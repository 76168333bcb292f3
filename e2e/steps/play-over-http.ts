import type { GameRefusal, OpenAnswer, SpinAnswer, SpinRequest } from '@nordlys/contracts'
import { type APIRequestContext, expect } from '@playwright/test'
import type { SpinResult } from './open-game.ts'

const gameId = 'vikingernes-guld'

/** A game that is open, without a page on which it would be drawn. */
export interface OpenPlay {
  spin(): Promise<SpinAnswer | GameRefusal>
}

/** Plays one round for money, for tests that are about what comes after. */
export async function playRoundOverHttp(request: APIRequestContext): Promise<SpinResult> {
  const play = await openPlayOverHttp(request)
  return roundOf(await play.spin())
}

/** The round of a spin that was taken. */
export function roundOf(answer: SpinAnswer | GameRefusal): SpinResult {
  if (!answer.ok) throw new Error(`no round: ${answer.refusal}`)
  return answer.round
}

export interface OpenOptions {
  playType?: 'money' | 'free'
  stakeOre?: number
}

/** Opens a game as its page and its client do. */
export async function openPlayOverHttp(
  request: APIRequestContext,
  { playType = 'money', stakeOre = 200 }: OpenOptions = {},
): Promise<OpenPlay> {
  const html = await (await request.get(`/spilleautomater/${playType}/${gameId}`)).text()
  const [, frame = ''] = /<iframe [^>]*src="([^"]+)"/.exec(html) ?? []
  const address = new URL(frame.replaceAll('&amp;', '&'))
  const launchToken = new URLSearchParams(address.hash.slice(1)).get('token')
  const how = playType === 'free' ? { mode: 'free', gameId } : { mode: 'money', launchToken }
  const ask = async <Answer>(path: string, data: unknown, playToken?: string): Promise<Answer> => {
    const headers = playToken === undefined ? {} : { authorization: `Bearer ${playToken}` }
    const answer = await request.post(new URL(path, address).href, { data, headers })
    return answer.json()
  }
  const opened = await ask<OpenAnswer>('/api/open', how)
  expect(opened).toMatchObject({ ok: true })
  const { playToken, game } = opened
  let { roundKey } = opened
  return {
    async spin() {
      const { definitionHash } = game
      const wish: SpinRequest = { roundKey, definitionHash, stakeOre }
      const answer = await ask<SpinAnswer | GameRefusal>('/api/spin', wish, playToken)
      roundKey = answer.roundKey ?? roundKey
      // As the client does when its reels stand: the next device does not show the round again.
      if (answer.ok) await ask('/api/seen', { key: answer.round.key }, playToken)
      return answer
    },
  }
}
