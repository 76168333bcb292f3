import { joinedReturnMaxPercent, networks, returnShareOf } from '@nordlys/game-math'
import { expect, test } from 'vitest'
import { joinNetworks } from './memberships.ts'
import { ownGames, shelve, tableTiles } from './shelf.ts'
import { membershipsFile, ownGamesFile, shelfFile, tilesFile } from './shelf-files.ts'

test('the shelf is the catalogue’s and its tiles’: else npm run games:shelve', {
  timeout: 60_000,
}, async () => {
  const kept = await shelfFile.read()
  const made = await shelve(kept)
  // Two machines may see a colour differently by one step of 256.
  const told = made.map(({ rtpPercent: _, colour, ...line }) => ({ ...line, isTiled: !!colour }))
  expect(kept.map(({ colour, ...line }) => ({ ...line, isTiled: !!colour }))).toEqual(told)
  const members = await membershipsFile.read()
  expect(members).toEqual(joinNetworks(made, members))
  expect(members.length).toBeGreaterThanOrEqual(60)
  expect(members.length).toBeLessThanOrEqual(80)
  expect(new Set(members.map(({ game }) => game)).size).toBe(members.length)
  for (const network of networks) {
    const own = members.filter((member) => member.network === network.key)
    const games = made.filter(({ id }) => own.some(({ game }) => game === id))
    const returns = games.map(({ rtpPercent }) => rtpPercent + 100 * returnShareOf(network))
    expect(Math.max(...returns)).toBeLessThanOrEqual(joinedReturnMaxPercent)
  }
})

test('the tiles of tables are those that are painted: else npm run games:shelve', async () => {
  const painted = ({ id, widths }: { id: string; widths: readonly number[] }) => ({ id, widths })
  expect((await tilesFile.read()).map(painted)).toEqual((await tableTiles()).map(painted))
})

test('[FLT-76] a supplier may name no game of ours: else npm run games:shelve', async () => {
  expect(await ownGamesFile.read()).toEqual(ownGames(await shelfFile.read()))
})

test('a new game comes out on its own Thursday, whatever others there are', async () => {
  const kept = await shelfFile.read()
  const days = kept.map(({ releasedAt }) => new Date(releasedAt).getUTCDay())
  expect(new Set(days)).toEqual(new Set([4]))
  expect(new Set(kept.map(({ releasedAt }) => releasedAt)).size).toBeGreaterThan(90)
})

test('a member whose return has grown too large leaves, and another of its theme joins', () => {
  const game = (id: string, rtpPercent: number) => ({ id, theme: 'aegypten', rtpPercent })
  const before = [{ game: 'a', network: 'fuldtraeffer' }]
  const joined = joinNetworks([game('a', 96.9), game('b', 95), game('c', 95)], before)
  expect(joined.map(({ game: id }) => id).sort()).toEqual(['b', 'c'])
})
