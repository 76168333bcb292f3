import { kroner } from '@nordlys/core'
import { createTestDatabase } from '@nordlys/testing/databases'
import { expect, inject, test } from 'vitest'
import '@nordlys/testing/server'
import { hurtOwners } from './hurt-owners.ts'
import { RealPlayer } from './real-player.ts'
import { openRealScene, type RealScene } from './real-scene.ts'
import { World } from './world.ts'

const seed = 20
const times = 20

test('[LV5][LV7][LV8][LV12] 20 rounds outlive kill -9 and SIGSTOP of their owner', {
  timeout: 1_200_000,
}, async () => {
  await using database = await createTestDatabase(inject('databaseUrl'))
  await using scene = await openRealScene(database.url)
  const world = new World(seed)
  const players = ['anna', 'bo', 'carl', 'dora'].map((name) => new RealPlayer(scene, world, name))
  const hurt = await hurtOwners(scene, { players, world, times })
  for (const player of players) player.leave()
  await Promise.all(players.map(({ playing }) => playing))
  const judged = await judge(scene, players)
  process.stdout.write(`${JSON.stringify(hurt)}, ${judged}\n`)
  expect(world.failure).toBeUndefined()
})

/** Rows, books and lines agree; answers how many rounds were shown. */
async function judge(scene: RealScene, players: RealPlayer[]): Promise<string> {
  const rows = await scene.rows(
    "SELECT round::int, slips, booked FROM games.live_round WHERE table_id = 'faelles-roulette'",
  )
  const stored = new Map(scene.wallet.storedRounds().map((round) => [round.key, round]))
  const [texts, outcomes] = [new Map<string, string>(), new Map<number, string>()]
  const same = <Key>(map: Map<Key, string>, key: Key, value: string) => {
    expect(map.get(key) ?? value, String(key)).toBe(value)
    map.set(key, value)
  }
  const voids = new Set<number>()
  for (const event of players.flatMap(({ heard }) => heard)) {
    same(texts, `${event.epoch}/${event.n}`, JSON.stringify(event))
    if (event.type === 'void') voids.add(event.round)
    if (event.type === 'spun') same(outcomes, event.round, JSON.stringify(event.outcome))
  }
  const keys = new Set<string>()
  for (const { round, slips, booked } of rows as unknown as Row[]) {
    expect(voids.has(round), `round ${round} is void`).toBe(false)
    if (outcomes.has(round)) expect(booked?.includes(0), `round ${round}`).toBe(false)
    for (const [place, [key, player, , stakeOre]] of slips.entries()) {
      keys.add(key)
      const isBooked = stored.get(key)?.stakeOre === BigInt(stakeOre)
      if (booked) expect(booked[place] === 1, key).toBe(isBooked)
      const mine = players.find((each) => each.player === player)
      const said = mine?.told.filter((each) => 'round' in each && each.round === round)
      if (said?.some(({ type }) => type === 'booked')) expect(isBooked, key).toBe(true)
    }
    for (const { player, rounds } of players) {
      const slip = slips.find((each) => each[1] === player)
      rounds.get(round)?.judge(slip && { stakeOre: slip[3], bets: slip[4] })
    }
  }
  expect([...stored.keys()].filter((key) => !keys.has(key))).toEqual([])
  const gained = [...stored.values()].reduce((sum, each) => sum + each.winOre - each.stakeOre, 0n)
  const balances = players.map(({ player }) => scene.wallet.balanceOf(player))
  const start = kroner(2_000) * BigInt(players.length)
  expect(balances.reduce((sum, each) => sum + each, 0n)).toBe(start + gained)
  expect(outcomes.size).toBeGreaterThan(times / 2)
  const shown = `${outcomes.size} shown, ${voids.size} void`
  return `${rows.length} rounds decided, ${shown}, ${stored.size} slips booked`
}

interface Row {
  readonly round: number
  readonly slips: [key: string, player: string, play: string, stakeOre: number, bets: unknown][]
  readonly booked: Buffer | null
}
