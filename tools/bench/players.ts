import {
  kroner,
  ore,
  type PlayerId,
  playerId,
  required,
  systemClock,
  systemRandom,
  timeKey,
} from '@nordlys/core'
import { networks, rateOf } from '@nordlys/game-math'
import { connect, type Tx } from '../../apps/platform/src/db/index.ts'
import {
  beginPlay,
  grantBonus,
  openAccounts,
  openPool,
  postTransfer,
  prepareMonths,
  type Round,
  setPlayLimit,
} from '../../apps/platform/src/ledger/index.ts'

export const playersCount = 10_000
const playersInTransaction = 500
/** Longer than any run: players stay in play without a login of their own. */
export const playHours = 12
export const depositKroner = 1_000_000
/** Every tenth player has an active bonus, every tenth a loss limit, neither of which a run ends. */
const oneIn = 10
/** Of a number that no network of the games has. */
export const jackpot = { pool: 99, name: 'bench' }
/** As the games' network takes it of a stake, in thousandths of an øre. */
const contributionPerOre = rateOf(required(networks[0], 'a network of jackpots'))
const input = '00000000-0000-0000-0000-000000000001'

export interface Play {
  id: PlayerId
  playSession: string
}

/** Who may play: an array, or a crowd too large to be held. */
export interface Players {
  readonly length: number
  at(place: number): Play | undefined
}

/** Ten thousand players with a million kroner each, all in play; plain ones have neither bonus nor limit. */
export async function makePlayers(databaseUrl: string, isPlain = false): Promise<Play[]> {
  const db = connect(databaseUrl)
  try {
    const at = systemClock.now()
    await prepareMonths(db, at)
    await openPool(db, jackpot)
    const plays: Play[] = []
    for (let first = 1; first <= playersCount; first += playersInTransaction) {
      await db.transaction().execute(async (tx) => {
        for (let number = first; number < first + playersInTransaction; number++) {
          plays.push(await makePlayer(tx, playerId(number), at))
          if (!isPlain) await restrict(tx, playerId(number), at)
        }
      })
    }
    return plays
  } finally {
    await db.destroy()
  }
}

async function makePlayer(tx: Tx, id: PlayerId, at: Date): Promise<Play> {
  const key = timeKey(systemClock, systemRandom)
  const until = new Date(at.getTime() + playHours * 3_600_000)
  await openAccounts(tx, id)
  const amountOre = kroner(depositKroner)
  await postTransfer(tx, { key, kind: 'deposit', playerId: id, amountOre, reference: key, at })
  await beginPlay(tx, { playerId: id, playSession: key, until, at })
  return { id, playSession: key }
}

/** Gives every tenth player a bonus, every tenth a loss limit. */
async function restrict(tx: Tx, id: PlayerId, at: Date): Promise<void> {
  const amountOre = kroner(depositKroner)
  if (id % oneIn === 1) {
    await grantBonus(tx, {
      bonusId: timeKey(systemClock, systemRandom),
      playerId: id,
      amountOre,
      requiredOre: kroner(depositKroner * 10),
      stakeMaxOre: kroner(100),
      expiresAt: new Date(at.getTime() + playHours * 3_600_000),
      at,
    })
  }
  if (id % oneIn === 2) {
    const limit = { measure: 'loss', period: 'day', size: amountOre } as const
    await setPlayLimit(tx, { playerId: id, ...limit, at })
  }
}

/** As a slot gives it: 1 to 11 kr. staked, three times that won in three of ten, a jackpot's share. */
export function roundOf(play: Play, definition: number): Round {
  const chance = systemRandom.bytes(2)
  const stake = 100 + (((chance[0] ?? 0) << 2) | 3)
  const win = (chance[1] ?? 0) < 77 ? stake * 3 : 0
  return {
    key: timeKey(systemClock, systemRandom),
    playerId: play.id,
    playSession: play.playSession,
    input,
    stakeOre: ore(stake),
    winOre: ore(win),
    definition,
    seed: systemRandom.bytes(32),
    jackpot: { pool: jackpot.pool, contributionMilliOre: BigInt(stake) * contributionPerOre },
  }
}
