import { kroner, minuteMs, ownTables, required } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import pg from 'pg'
import { expect, test } from 'vitest'
import { TestLedger } from '../base/test-ledger.ts'
import { commitmentOf, TestTable } from './test-table-rounds.ts'
import { type Asked, changesOf, stoppedBy, TwinTexts, textOf } from './test-twin-texts.ts'

// A stake and an end at a table are booked by two texts each: one alone, one in a batch. Each is tried
// here on the same books, and every row of every table compared; then each guard and each column of the
// batch's text is changed in turn, and the comparison has to see it.

let owner: pg.Client
let ledger: TestLedger
let table: TestTable
let ids: Readonly<Record<string, string | number>>

openForFile(async (stack) => {
  const { url } = stack.use(await testDatabase())
  ledger = stack.use(await TestLedger.open(url))
  table = await TestTable.open(ledger)
  owner = new pg.Client({ connectionString: url })
  await owner.connect()
  stack.defer(() => owner.end())
  ids = await makeBooks()
})

/** A player with two open rounds, another with one, and names for a third round that there is not yet. */
async function makeBooks() {
  const [player, other] = [await ledger.player(kroner(100)), await ledger.player(kroner(100))]
  const [open, second, ofOther] = [table.round(player), table.round(player), table.round(other)]
  for (const round of [open, second, ofOther]) await round.open(1_000)
  const hash = 'cd'.repeat(32)
  const moment = (minutes: number) =>
    new Date(ledger.clock.now().getTime() + minutes * minuteMs).toISOString()
  return {
    at: moment(1),
    later: moment(2),
    supplier: `(SELECT id FROM ledger_supplier WHERE name = '${ownTables}')`,
    player: player.id,
    other: other.id,
    session: player.playSession,
    definition: table.definition,
    another: ledger.definition,
    open: open.key,
    second: second.key,
    ofOther: ofOther.key,
    fresh: ledger.key(),
    message: ledger.key(),
    bonus: ledger.key(),
    movement: ledger.key(),
    input: ledger.key(),
    commitment: commitmentOf(open.key, hash, open.seed).toString('hex'),
    seed: Buffer.from(open.seed).toString('hex'),
    earlier: moment(-40),
  }
}

/** SQL with `:name` for what the books have. */
function fill(text: string): string {
  return text.replace(/(?<!:):(\w+)/g, (_, name: string) => {
    const value = required(ids[name], name)
    return typeof value === 'number' || value.startsWith('(') ? String(value) : `'${value}'`
  })
}

// Another limit's room, and a movement of the player's that notes the turnover.
const playing = `UPDATE ledger_player SET loss_room = 50000, stake_room = 50000, seq = 63
  WHERE player = :player`
const stopped = (change: string) => stoppedBy(`${playing}; ${change}`)
const ended = `${playing}; UPDATE ledger_player SET play_session = NULL WHERE player = :player`
const player = (set: string) => stopped(`UPDATE ledger_player SET ${set} WHERE player = :player`)
const round = (set: string) => stopped(`UPDATE ledger_round SET ${set} WHERE id = :open`)
const granted = `SELECT ledger_grant_bonus(:bonus, :player, 50000, 100000, NULL, NULL, :later, :input,
  :at)`
const bonus = stopped(granted)
/** Met, and cash as soon as it is looked at. */
const metBonus = stopped(
  `${granted}; UPDATE ledger_player SET wager_left = 0 WHERE player = :player`,
)

const takes = (key: string, movement: string, of: string, opens: boolean) => {
  const commitment = opens ? `decode(:commitment, 'hex')` : 'NULL::bytea'
  const bets = opens ? `'{}'::bytea` : 'NULL::bytea'
  return {
    alone: `SELECT ledger_take(:supplier, :${key}, :${movement}, :${of}, true, :player, :session,
      :definition, 700, ${commitment}, ${bets}, :input, :at)`,
    together: `SELECT ledger_take_batch(:supplier, ARRAY[:${key}]::uuid[], ARRAY[:${movement}]::uuid[],
      ARRAY[:${of}]::uuid[], ARRAY[:player]::integer[], ARRAY[:session]::uuid[],
      ARRAY[:definition]::integer[], ARRAY[700]::bigint[], ARRAY[${commitment}], ARRAY[${bets}],
      ARRAY[:input]::uuid[], :at)`,
  }
}
const opening = takes('fresh', 'movement', 'fresh', true)
const raising = takes('message', 'movement', 'open', false)

const ends = (payout: number, automaticFrom: string) => ({
  alone: `SELECT ledger_finish(:supplier, :message, :movement, :open, 1000, ${payout},
    decode(:seed, 'hex'), 'hs'::bytea, :input, :at, ${automaticFrom}::smallint)`,
  together: `SELECT ledger_finish_batch(:supplier, ARRAY[:message]::uuid[], ARRAY[:movement]::uuid[],
    ARRAY[:open]::uuid[], ARRAY[1000]::bigint[], ARRAY[${payout}]::bigint[],
    ARRAY[decode(:seed, 'hex')], ARRAY['hs'::bytea], ARRAY[:input]::uuid[],
    ARRAY[${automaticFrom}]::smallint[], :at)`,
})
const ending = ends(5_000, '1')

const askedOf = {
  ledger_take_batch: [
    { change: playing, ...opening },
    { change: playing, ...raising },
    { change: ended, ...raising },
    ...[
      ...[
        'play_session = :message',
        'time_until = :at',
        'play_until = :at',
        'played_at = :earlier',
      ],
      ...['notice_due_at = :at', 'barred_until = :later', 'due_at = :at', 'cash = 600'],
      ...['loss_room = 600', 'stake_room = 600', 'debt = -500'],
    ].map((set) => ({ change: player(set), ...opening })),
    { change: bonus, ...opening },
    { change: stopped(opening.alone), ...opening },
    { change: stopped(raising.alone), ...raising },
    { change: stopped(takes('message', 'fresh', 'open', false).alone), ...opening },
    {
      change:
        stopped(`INSERT INTO ledger_round (id, supplier, round, player, definition, stake_cash,
        opened_at) VALUES (:fresh, :supplier, 'x', :other, :definition, 1, :at)`),
      ...opening,
    },
    ...[
      ...[`state = 'settled', settled_at = :at`, 'player = :other', 'definition = :another'],
      `supplier = ledger_name_supplier('another')`,
    ].map((set) => ({ change: round(set), ...raising })),
    {
      change: stopped(`INSERT INTO ledger_play VALUES (:session, :player, 'a login', :at, :at)
        ON CONFLICT (play_session) DO UPDATE SET revoked_at = :at`),
      ...raising,
    },
  ],
  ledger_finish_batch: [
    ...[ending, ends(0, 'NULL'), ends(1_000, 'NULL'), ends(200_000, '0')].map((each) => ({
      change: playing,
      ...each,
    })),
    ...[
      ...[`state = 'settled', settled_at = :at`, 'stake_cash = 900', 'stake_bonus = 1'],
      `supplier = ledger_name_supplier('another')`,
    ].map((set) => ({ change: round(set), ...ending })),
    { change: player('debt = -500'), ...ending },
    { change: metBonus, ...ending },
    { change: stopped(takes('message', 'fresh', 'second', false).alone), ...ending },
    {
      change: stopped(`UPDATE ledger_table_round SET commitment = sha256('x') WHERE round = :open`),
      ...ending,
    },
  ],
} satisfies Record<string, Asked[]>

const filled = ({ change, alone, together }: Asked): Asked => ({
  change: fill(change),
  alone: fill(alone),
  together: fill(together),
})

/** What may differ unseen: no row follows from it. */
const free = {
  'p.debt = 0': 'what is owed changes nothing of a stake or an end; it is left to the other text',
  'r.stake_bonus = 0': 'a table takes cash alone',
  'o.player = m.player': 'a round has one player; the index begins with them',
  't.total <> 0': 'nothing is added to the house',
  'NOT m.opens': 'a round that the statement opens is not there for it to raise',
}

test.each(Object.entries(askedOf))(
  '[GAME-02] %s books what is booked alone, and a guard or column that differs is found',
  async (name, asked) => {
    const twins = await TwinTexts.open(owner, asked.map(filled))
    const text = await textOf(owner, name)
    expect(await twins.findDifference(text)).toBeUndefined()
    const changes = changesOf(text)
    expect(changes.length).toBeGreaterThan(60)
    const isFree = (what: string) => Object.keys(free).some((guard) => what.endsWith(`: ${guard}`))
    for (const change of changes.filter(({ what }) => !isFree(what))) {
      expect(await twins.findDifference(change.text), change.what).toBeDefined()
    }
  },
)
