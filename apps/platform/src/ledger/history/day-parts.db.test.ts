import { after, dayMs, kroner, minuteMs, type PlayerId } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { TestLedger } from '../base/test-ledger.ts'
import { closeDays, readFigures } from '../index.ts'

let ledger: TestLedger
openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start())
})

const rounds = 320
/** A part has 16 movements; the rows of a day, of a part and of the account are read beside them. */
const rowsMax = 24

/** The rows that are read of tables and by indexes, in a transaction of their own. */
function readRows(work: Parameters<ReturnType<typeof ledger.db.transaction>['execute']>[0]) {
  return ledger.db.transaction().execute(async (tx) => {
    const count = async () => {
      const { rows } = await sql<{
        read: string
      }>`SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) AS read
        FROM pg_stat_xact_user_tables WHERE relname LIKE 'ledger_%'`.execute(tx)
      return Number(rows[0]?.read)
    }
    const before = await count()
    await work(tx)
    return (await count()) - before
  })
}

/** So many rounds within a play session, two minutes after each other, some by a copy with a clock behind. */
async function playAllDay(): Promise<PlayerId> {
  const player = await ledger.player(kroner(9_000))
  for (let turn = 0; turn < rounds; turn += 1) {
    const behindMs = turn % 5 === 0 ? 3 * minuteMs : 0
    ledger.clock.advance({ ms: 2 * minuteMs - behindMs })
    await ledger.settle(ledger.round(player, 100 + turn, turn % 3 === 0 ? 250 : 0))
    ledger.clock.advance({ ms: behindMs })
  }
  return player.id
}

test('[SCREEN-13] [PA108] figures from within a busy day read a part of it, and are the same', async () => {
  const begun = ledger.clock.now()
  const player = await playAllDay()
  ledger.clock.advance({ ms: 2 * dayMs })
  const everyMs = 1.5 * minuteMs
  const moments = Array.from({ length: rounds }, (_, turn) => after(begun, turn * everyMs))
  const read = () => readFigures(ledger.db, player, [...moments, 'now'])
  const walked = await read()
  await closeDays(ledger.db, ledger.clock.now())
  expect(await read()).toEqual(walked)
  const { rows } = await sql<{ parts: string }>`SELECT count(*) AS parts FROM ledger_day_part
    WHERE player = ${player}`.execute(ledger.db)
  expect(Number(rows[0]?.parts)).toBeGreaterThan(20)
  for (const at of moments.filter((_, turn) => turn % 7 === 3)) {
    const many = await readRows(async (tx) => readFigures(tx, player, [at, 'now']))
    const none = await readRows(async (tx) => readFigures(tx, player, ['now', 'now']))
    expect(many - none, at.toISOString()).toBeLessThanOrEqual(rowsMax)
  }
})
