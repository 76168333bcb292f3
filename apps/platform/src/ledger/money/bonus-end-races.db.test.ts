import type { BonusEndReason } from '@nordlys/contracts'
import { after, hourMs, kroner, ore } from '@nordlys/core'
import { inLine, whileLocked } from '@nordlys/testing/locked'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { TestLedger } from '../base/test-ledger.ts'
import { grantBonus, readBalances, sweepDue, voidBonus } from '../index.ts'

let ledger: TestLedger

openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start(2))
})

/** 100 kr. of bonus, fulfilled by one stake of all of it, for an hour. */
async function withBonus() {
  const player = await ledger.player(ore(0))
  const at = ledger.clock.now()
  const bonusId = ledger.key()
  const grant = {
    bonusId,
    playerId: player.id,
    amountOre: kroner(100),
    requiredOre: kroner(100),
    stakeMaxOre: kroner(100),
    expiresAt: after(at, hourMs),
    at,
  }
  await ledger.db.transaction().execute((tx) => grantBonus(tx, grant))
  return { player, bonusId, expiresAt: grant.expiresAt }
}

type Holder = Awaited<ReturnType<typeof withBonus>>

/** What every end of the bonus takes first. */
const rowOf = ({ player }: Holder) => ({
  text: 'SELECT FROM ledger_player WHERE player = $1 FOR UPDATE',
  values: [player.id],
})

/** The ways a bonus may end at one moment: the clock of the copy that finds it expired is ahead. */
const ends = {
  fulfilled: ({ player }: Holder, copy: number) =>
    ledger.settle(ledger.round(player, 10_000, 10_000), copy),
  'ended-by-player': ({ player, bonusId }: Holder) =>
    ledger.db.transaction().execute((tx) =>
      voidBonus(tx, {
        playerId: player.id,
        bonusId,
        reason: 'ended-by-player',
        at: ledger.clock.now(),
      }),
    ),
  expired: ({ expiresAt }: Holder) => sweepDue(ledger.db, expiresAt),
} satisfies Partial<Record<BonusEndReason, (holder: Holder, copy: number) => Promise<unknown>>>

const reasons = ['fulfilled', 'ended-by-player', 'expired'] as const

const orders = reasons.flatMap((first) =>
  reasons
    .filter((each) => each !== first)
    .map((second) => [
      first,
      second,
      ...reasons.filter((each) => each !== first && each !== second),
    ]),
)

test.for(orders)(
  '[LED-04] [BONUS-03] at one moment on two copies the first end counts: %s, %s, %s',
  async (order) => {
    const holder = await withBonus()
    const { player, bonusId } = holder
    const begin = (reason: string | undefined, copy: number): Promise<unknown> => {
      const known = reasons.find((each) => each === reason)
      if (!known) throw new Error(`no such end: ${reason}`)
      return ends[known](holder, copy)
    }
    const calls = order.map((reason, place) => () => begin(reason, Math.min(place, 1)))
    const answers = await inLine(ledger.databaseUrl, rowOf(holder), calls)
    expect(answers[order.indexOf('ended-by-player')]).toBe(order[0] === 'ended-by-player')
    expect(await endOf(bonusId)).toEqual({
      ended_reason: order[0],
      moved: [order[0] === 'fulfilled' ? 'bonus-converted' : 'bonus-forfeited'],
    })
    const cashOre = order[0] === 'fulfilled' ? kroner(100) : 0n
    expect(await readBalances(ledger.db, player.id)).toMatchObject({ cashOre, bonusOre: 0n })
  },
)

test('[LED-04] [BONUS-03] all ends of a bonus begun at once on two copies come to one', async () => {
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const holder = await withBonus()
    const begin = () =>
      Promise.all([
        ends.fulfilled(holder, attempt % 2),
        ends['ended-by-player'](holder),
        ends.fulfilled(holder, (attempt + 1) % 2),
        ends.expired(holder),
      ])
    const [first, isVoid, second] = await whileLocked(ledger.databaseUrl, rowOf(holder), {
      begin,
      meanwhile: (line) => line(4),
    })
    const { ended_reason: reason, moved } = await endOf(holder.bonusId)
    const isFulfilled = reason === 'fulfilled'
    expect(moved).toEqual([isFulfilled ? 'bonus-converted' : 'bonus-forfeited'])
    expect(isVoid).toBe(reason === 'ended-by-player')
    // Once it is cash, the other round is staked with that cash.
    expect([first.ok, second.ok]).toEqual(isFulfilled ? [true, true] : [false, false])
    expect(await readBalances(ledger.db, holder.player.id)).toMatchObject({
      cashOre: isFulfilled ? kroner(100) : 0n,
      bonusOre: 0n,
    })
  }
})

/** How a bonus ended, and each movement that ended it. */
async function endOf(bonusId: string) {
  const bonus = await ledger.db
    .selectFrom('audit_bonuses')
    .select('ended_reason')
    .where('bonus_id', '=', bonusId)
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ kind: string }>`SELECT kind FROM audit_txns
    WHERE ext_ref LIKE ${bonusId} || '%' AND kind <> 'bonus-granted'`.execute(ledger.db)
  return { ...bonus, moved: rows.map(({ kind }) => kind) }
}
