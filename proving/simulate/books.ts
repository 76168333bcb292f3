import type pg from 'pg'

/** What a player has and owes; and the other sides of a movement. */
export const purseParts = ['cash', 'bonus', 'reserved', 'debt', 'staked', 'incoming'] as const
const legs = [...purseParts, 'authorized', 'house', 'psp', 'bank'] as const

type Purse = Record<(typeof purseParts)[number], bigint>
type Leg = (typeof legs)[number]

/** All amounts in øre, all moments in milliseconds since 1970. */
export interface Account extends Purse {
  player: bigint
  seq: bigint
  playSession: string | null
  playUntil: bigint
  playedAt: bigint
  barredUntil: bigint
  bonusId: string | null
  bonusExpiresAt: bigint | null
  wagerLeft: bigint
  stakeMax: bigint | null
  lossRoom: bigint | null
  lossLimit: bigint | null
  lossSince: bigint | null
  lossUntil: bigint | null
}

export interface JournalRow extends Record<Leg, bigint> {
  key: string
  kind: string
  player: bigint
  refusal: bigint | null
  seq: bigint | null
  bonusCost: bigint
  cashAfter: bigint | null
  bonusAfter: bigint | null
  reservedAfter: bigint | null
  debtAfter: bigint | null
  stakedAfter: bigint
  incomingAfter: bigint
  stake: bigint | null
  win: bigint | null
  /** The hash of what a round is of, and whether that is marked as a gamble. */
  definition: string | null
  isGamble: boolean | null
  at: bigint
  playSession: string | null
  seed: string | null
  reference: string | null
}

export interface DepositRow {
  reference: string
  player: bigint
  status: string
  amount: bigint
  requested: bigint
  txId: string | null
  beside: string | null
  isAsked: boolean
  closesAt: bigint | null
}

export interface LimitUse {
  reference: string
  player: bigint
  amount: bigint
  state: string
  at: bigint
}

export interface WithdrawalRow {
  id: string
  player: bigint
  amount: bigint
  status: string
  batch: string | null
  voidBonus: string | null
  restoredBonus: string | null
}

export interface BonusRow {
  id: string
  player: bigint
  state: string
  granted: bigint
  required: bigint
  stakeMax: bigint | null
  expiresAt: bigint
}

export interface SpinGrantRow {
  id: string
  player: bigint
  games: string[]
  value: bigint
  count: bigint
  left: bigint
  won: bigint
  state: string
  grantedAt: bigint
  expiresAt: bigint
  endedAt: bigint | null
}

/** The offer that goes with a deposit, and what became of it. */
export interface ChoiceRow {
  reference: string
  player: bigint
  state: string
  refusal: string | null
  bonus: string | null
  granted: bigint | null
  spins: string | null
  expiresAt: bigint | null
  broughtBy: string | null
  at: bigint | null
}

/** What the database says of this run's players, read in one statement. */
export interface Books {
  accounts: Account[]
  /** What each player's account moved by since the last reading, in order. */
  rows: JournalRow[]
  /** Refused rounds among those still awaited. */
  refused: JournalRow[]
  deposits: DepositRow[]
  /** But for the released. */
  uses: LimitUse[]
  withdrawals: WithdrawalRow[]
  bonuses: BonusRow[]
  spins: SpinGrantRow[]
  choices: ChoiceRow[]
  /** What all house accounts hold together. */
  house: bigint
}

/** Its money was booked, whatever became of it afterwards. */
export function hasCome({ status }: DepositRow): boolean {
  return status === 'implemented' || status === 'reversed'
}

/** Moments without an end are so far away that no run gets there. */
const ms = (column: string) =>
  `(extract(epoch FROM least(greatest(${column}, 'epoch'), '9999-01-01')) * 1000)::bigint`
const nullable = (column: string) => `CASE WHEN ${column} IS NOT NULL THEN ${ms(column)} END`
const leg = (name: string) => `'${name}', coalesce(j.${name}, 0)`
const journalRow = `json_build_object('key', j.key, 'kind', k.name, 'player', j.player,
  'refusal', j.refusal, 'seq', j.seq,
  ${legs.map(leg).join(', ')}, 'bonusCost', coalesce(j.bonus_cost, 0),
  'cashAfter', j.cash_after, 'bonusAfter', j.bonus_after, 'reservedAfter', j.reserved_after,
  'debtAfter', j.debt_after, 'stakedAfter', coalesce(j.staked_after, 0),
  'incomingAfter', coalesce(j.incoming_after, 0), 'stake', j.stake, 'win', j.win, 'at', ${ms('j.at')},
  'definition', encode(d.hash, 'hex'), 'isGamble', d.gamble,
  'playSession', j.play_session, 'seed', encode(j.seed, 'hex'), 'reference', j.reference)`

const query = `SELECT json_build_object(
  'accounts', (SELECT json_agg(json_build_object('player', p.player, 'cash', cash, 'bonus', bonus,
      'reserved', reserved, 'debt', debt, 'staked', staked, 'incoming', incoming, 'seq', seq,
      'playSession', play_session, 'playUntil', ${ms('play_until')},
      'playedAt', ${ms('played_at')}, 'barredUntil', ${ms('barred_until')},
      'bonusId', bonus_id, 'bonusExpiresAt', (SELECT ${ms('expires_at')} FROM ledger_bonus
        WHERE ledger_bonus.bonus = p.bonus_id),
      'wagerLeft', wager_left, 'stakeMax', stake_max, 'lossRoom', loss_room,
      'lossLimit', l.size, 'lossSince', ${nullable('l.since')},
      'lossUntil', ${nullable('l.until')})
    ORDER BY p.player) FROM ledger_player p LEFT JOIN ledger_play_limit l
      ON l.player = p.player AND l.measure = 'loss' AND l.period = 'day'
    WHERE p.player = ANY ($1::int[])),
  'rows', (SELECT coalesce(json_agg(${journalRow} ORDER BY j.player, j.seq), '[]')
    FROM unnest($1::int[], $2::bigint[]) AS seen(player, seq)
    CROSS JOIN LATERAL ledger_walk(seen.player, seen.seq, NULL) j
    JOIN ledger_kind k ON k.id = j.kind LEFT JOIN ledger_definition d ON d.id = j.definition),
  'refused', (SELECT coalesce(json_agg(${journalRow} ORDER BY j.key), '[]')
    FROM ledger_journal j JOIN ledger_kind k ON k.id = j.kind
    LEFT JOIN ledger_definition d ON d.id = j.definition
    WHERE j.key = ANY ($3::uuid[]) AND j.refusal IS NOT NULL),
  'deposits', (SELECT coalesce(json_agg(json_build_object('reference', reference,
      'player', player_id, 'status', status, 'amount', amount_ore, 'requested', requested_ore,
      'txId', psp_tx_id, 'beside', after_reference, 'isAsked', idempotency_key IS NOT NULL,
      'closesAt', ${ms('cashier_session_expires_at')}) ORDER BY reference), '[]')
    FROM wallet_deposit WHERE player_id = ANY ($1::int[])),
  'uses', (SELECT coalesce(json_agg(json_build_object('reference', reference, 'player', player_id,
      'amount', amount_ore, 'state', state, 'at', ${ms('at')}) ORDER BY reference), '[]')
    FROM limits_deposit_use WHERE player_id = ANY ($1::int[]) AND state <> 'released'),
  'withdrawals', (SELECT coalesce(json_agg(json_build_object('id', withdrawal_id,
      'player', player_id, 'amount', amount_ore, 'status', status, 'batch', batch_id,
      'voidBonus', void_bonus_id, 'restoredBonus', restored_bonus_id)
    ORDER BY withdrawal_id), '[]') FROM wallet_withdrawal WHERE player_id = ANY ($1::int[])),
  'bonuses', (SELECT coalesce(json_agg(json_build_object('id', bonus, 'player', player,
      'state', state, 'granted', granted, 'required', required, 'stakeMax', stake_max,
      'expiresAt', ${ms('expires_at')}) ORDER BY bonus), '[]')
    FROM ledger_bonus WHERE player = ANY ($1::int[])),
  'spins', (SELECT coalesce(json_agg(json_build_object('id', grant_id, 'player', player,
      'games', games, 'value', value, 'count', count, 'left', spins_left, 'won', won, 'state', state,
      'grantedAt', ${ms('granted_at')}, 'expiresAt', ${ms('expires_at')},
      'endedAt', ${nullable('ended_at')}) ORDER BY grant_id), '[]')
    FROM ledger_spin_grant WHERE player = ANY ($1::int[])),
  'choices', (SELECT coalesce(json_agg(json_build_object('reference', reference,
      'player', player_id, 'state', state, 'refusal', refusal, 'bonus', bonus_id,
      'granted', granted_ore, 'spins', spins_id, 'expiresAt', ${nullable('expires_at')},
      'broughtBy', brought_by, 'at', ${nullable('decided_at')}) ORDER BY reference), '[]')
    FROM bonuses_choice WHERE player_id = ANY ($1::int[])),
  'house', (SELECT sum(balance) FROM ledger_house)) :: text AS books`

export interface Seen {
  player: number
  seq: bigint
}

/** Reads the books of these players: journal rows beyond what was seen, and refusals of these keys. */
export async function readBooks(
  control: pg.Client,
  seen: readonly Seen[],
  awaited: readonly string[],
): Promise<Books> {
  const { rows } = await control.query<{ books: string }>({
    name: 'books',
    text: query,
    values: [seen.map(({ player }) => player), seen.map(({ seq }) => seq), awaited],
  })
  return JSON.parse(rows[0]?.books ?? '{}', (_name, value) =>
    typeof value === 'number' ? BigInt(value) : value,
  )
}
