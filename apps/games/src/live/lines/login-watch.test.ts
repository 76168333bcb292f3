import { liveCloses } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { LoginWatch } from './login-watch.ts'

function lineOf(playSession: string) {
  const codes: number[] = []
  const close = (code: number) => void codes.push(code)
  return { id: playSession, player: playSession, playSession, send: () => undefined, close, codes }
}

test('[LV44] each login is asked for every 15 s, at most 500 at a look, the longest ago first', async () => {
  let now = 0
  const asked: string[] = []
  const isRevoked = async (play: string) => {
    asked.push(play)
    return play === 'play 3'
  }
  const watch = new LoginWatch({ isRevoked }, () => now)
  const lines = Array.from({ length: 600 }, (_, nth) => lineOf(`play ${nth}`))
  await watch.look(lines)
  expect(asked).toEqual([])
  now = 15_000
  await watch.look(lines)
  expect([asked.length, asked[499]]).toEqual([500, 'play 499'])
  await watch.look(lines)
  expect([asked.length, asked[599]]).toEqual([600, 'play 599'])
  await watch.look(lines)
  expect(asked.length).toBe(600)
  const closed = lines.filter(({ codes }) => codes.length > 0)
  expect(closed.map(({ id, codes }) => [id, codes])).toEqual([['play 3', [liveCloses.ticket]]])
})
