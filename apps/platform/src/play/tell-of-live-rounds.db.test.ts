import { kroner, ore, type PlayerId } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { beforeEach, expect, test } from 'vitest'
import type { Letter } from './hand-letters.ts'
import { tellOfLiveRounds } from './tell-of-live-rounds.ts'
import { TestLive } from './test-live.ts'

let live: TestLive
const letters: Letter[] = []
const strangers = new Set<PlayerId>()

openForFile(async (stack) => {
  live = stack.use(await TestLive.open())
})
beforeEach(() => void letters.splice(0))

const wait = (seconds: number) => live.world.clock.advance({ seconds })
const dayLater = 25 * 3_600

function tell(enqueueEmail = async (_tx: unknown, letter: Letter) => void letters.push(letter)) {
  const players = {
    findContact: async (_tx: unknown, id: PlayerId) =>
      strangers.has(id)
        ? undefined
        : { playerId: id, firstName: 'Anna', email: `player-${id}@example.dk` },
  }
  return tellOfLiveRounds({ db: live.world.db, players, enqueueEmail }, live.now)
}

const told = () =>
  letters.map(({ subject, text }) => `${subject}\n${text}`.replaceAll('\u00a0', ' '))

/** A slip of 100 kr. whose table went on without it, not yet settled again. */
async function left(winOre = 36_000, cash = kroner(1_000)) {
  const seat = await live.seat(cash, 'faelles-roulette')
  const round = live.round(seat, winOre, { definitionHash: 'ef'.repeat(32) })
  wait(120)
  return { seat, round }
}

test('[LT9] a slip booked once its table went on is written of, with its outcome', async () => {
  const { seat, round } = await left()
  await live.settleOne(round)
  await tell()
  expect(letters[0]).toMatchObject({
    playerId: seat.player,
    to: `player-${seat.player}@example.dk`,
  })
  expect(letters[0]?.subject).not.toMatch(/\d/)
  expect(told()).toEqual([
    `Din runde ved det fælles bord er afgjort
Hej Anna

Runde 48.213 i Fælles Roulette blev ikke vist færdig ved bordet, fordi vores systemer ikke svarede i tide.
Din indsats er bogført, og udfaldet er det, der var trukket, da bordet lukkede for indsatser.
Du havde satset 100 kr., og runden gav 360 kr. tilbage. De er på din saldo.
Du kan se runden under Transaktioner på din konto. Rundens nummer er ${round.key}.

Venlig hilsen
Kundeservice`,
  ])
})

test('[LT9] so is one that was booked in time and answered too late; one that lost, too', async () => {
  const seat = await live.seat(kroner(1_000))
  const round = live.round(seat, 0)
  await live.settleOne(round)
  wait(119)
  await live.settleOne(round)
  await tell()
  expect(letters).toEqual([])
  wait(1)
  expect(await live.settleOne(round)).toMatchObject({ repeated: true })
  await tell()
  expect(told()).toEqual([expect.stringContaining('100 kr., og runden gav ikke noget tilbage.')])
})

test('[LT9] a slip that was refused, or is void after a day, counts for nothing', async () => {
  const refused = await left(0, ore(1))
  expect(await live.settleOne(refused.round)).toMatchObject({ ok: false })
  const { round } = await left()
  wait(dayLater)
  expect(await live.settleOne(round)).toMatchObject({ ok: false, refusal: 'key-invalid' })
  await tell()
  expect(told()).toHaveLength(2)
  for (const text of told()) {
    expect(text).toContain('Din indsats ved det fælles bord gælder ikke\n')
    expect(text).toContain('Runde 48.213 ved et fælles bord')
    expect(text).toContain('der er ikke trukket penge.')
  }
})

test('[LT9] [LED-05] it is written once, by copies at one moment, after repeats and a failure', async () => {
  const [one, other] = [await left(), await left()]
  await live.settle(one.round, other.round)
  const killed = tell(async () => {
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  strangers.add(other.seat.player)
  await Promise.all([tell(), tell(), tell()])
  expect(letters.map(({ playerId }) => playerId)).toEqual([one.seat.player])
  await live.settleOne(one.round)
  await tell()
  expect(letters).toHaveLength(1)
})
