import { type Entries, nobodys, own, partOf } from './entry.ts'

const books = { basis: 'books', kept: 'by-number', erased: 'by-number' } as const
const rules = { basis: 'gambling', kept: 'by-number', erased: 'by-number' } as const

const kindName = 'SELECT name FROM ledger_kind WHERE id = t.kind'
const gameName = 'SELECT game FROM ledger_definition WHERE id = t.definition'
const supplierName = 'SELECT name FROM ledger_supplier WHERE id = t.supplier'

/** The books: a person is a number in them, and no row is ever changed. */
export const ledgerEntries: Entries = {
  ledger_player: {
    whose: own('player'),
    why: 'The balances, and how play stands at this moment.',
    title: 'Saldo og spil lige nu',
    ...books,
    columns: {
      copied: `seq play_until played_at bonus_id due_at barred_until notice_due_at play_begun_at
        time_until bonus_games`,
      money: `cash bonus reserved debt moved_cash staked incoming wager_left stake_max loss_room
        turnover stake_room`,
      leftOut: { secret: 'play_session newest_key newest_before' },
    },
  },
  ledger_journal: {
    whose: { kind: 'player', column: 'player', from: 'ledger_walk($player, 0, NULL)' },
    why: 'Every movement of money and every round that was accepted.',
    title: 'Spilrunder og bevægelser på kontoen',
    ...books,
    columns: {
      copied: 'key seq at seed reference pool bets',
      named: { kind: kindName, definition: gameName },
      money: `cash bonus reserved debt cash_after bonus_after reserved_after debt_after stake win
        staked incoming jackpot bonus_cost staked_after incoming_after turnover`,
      leftOut: {
        secret: 'input play_session before',
        elsewhere: 'lane refusal house psp bank authorized contribution',
      },
    },
  },
  ledger_day: {
    whose: own('player'),
    why: 'Running sums of a day, so that figures of a period are read at once.',
    title: 'Tal for hver dag',
    ...books,
    columns: {
      copied: 'begins_at ends_at seq',
      money: `turnover cash bonus reserved open_stakes debt deposited taken_back withdrawn staked won
        jackpots granted forfeited`,
    },
  },
  ledger_day_part: {
    whose: own('player'),
    why: 'Running sums within a day of many movements, so that figures from an hour of it are read at once.',
    ...books,
    columns: {
      leftOut: {
        elsewhere: `ends_at seq key turnover cash bonus reserved open_stakes debt deposited taken_back
          withdrawn staked won jackpots granted forfeited`,
      },
    },
  },
  ledger_stretch: {
    whose: own('player'),
    why: 'Rounds of one game one after another, so that the list of transactions is read at once.',
    ...books,
    columns: {
      leftOut: {
        elsewhere: `first_seq last_seq game begins_at ends_at last_key rounds several staked won
          balance several_staked several_won`,
      },
    },
  },
  ledger_live_round: {
    whose: own('player'),
    why: 'Rounds of live tables: their numbers, and from when a win is shown.',
    title: 'Runder ved live-borde',
    ...books,
    columns: { copied: 'key round', leftOut: { elsewhere: 'tell_from letter' } },
  },
  ledger_stretches_kept: {
    whose: own('player'),
    why: 'Up to which movement a player’s stretches of play are kept.',
    ...books,
    columns: { leftOut: { elsewhere: 'seq' } },
  },
  ledger_hold: {
    whose: own('player'),
    why: 'Money that is held while a payment is under way.',
    title: 'Reserverede beløb',
    ...books,
    columns: {
      copied: 'kind reference opened_at closed_at',
      money: 'amount committed released returned',
    },
  },
  ledger_bonus: {
    whose: own('player'),
    why: 'Bonuses that were given, and how far they were wagered.',
    title: 'Bonusser',
    ...books,
    columns: {
      copied: 'bonus state granted_at expires_at ended_at conversions ended_reason games',
      money: 'granted required stake_max wagered',
    },
  },
  ledger_spin_grant: {
    whose: own('player'),
    why: 'Spins that were given, and what was won with them.',
    title: 'Gratis spins',
    ...books,
    columns: {
      copied: `grant_id offer_id offer_version games count spins_left granted_at expires_at state
        ended_at void_reason`,
      money: 'value won',
      leftOut: { secret: 'input' },
    },
  },
  ledger_round: {
    whose: own('player'),
    why: 'Rounds of several messages: of suppliers and at tables.',
    title: 'Runder hos leverandører og ved borde',
    ...books,
    columns: {
      copied: 'id round state opened_at settled_at asked_at',
      named: { supplier: supplierName, definition: gameName },
      money: 'stake_cash stake_bonus win_cash win_bonus',
    },
  },
  ledger_open_round: {
    whose: own('player'),
    why: 'Rounds that stand open.',
    title: 'Runder, der står åbne',
    ...books,
    columns: { copied: 'round' },
  },
  ledger_table_round: {
    whose: partOf('ledger_round', 'round', 'id'),
    why: 'The promise, the seed and the choices of a hand at a table.',
    title: 'Hænder ved borde',
    ...books,
    columns: { copied: 'round commitment bets seed choices automatic_from' },
  },
  ledger_great_hand: {
    whose: partOf('ledger_round', 'round', 'id'),
    why: 'Hands that won much, for the list of winners.',
    title: 'Store gevinster ved borde',
    ...books,
    columns: { copied: 'round ended_at' },
  },
  ledger_table_news: {
    whose: partOf('ledger_round', 'round', 'id'),
    why: 'Hands that ended without their player, who is written to.',
    title: 'Hænder, vi skriver til dig om',
    ...{ basis: 'contract', kept: 'with-its-subject', erased: 'by-itself' },
    columns: { copied: 'round', money: 'stake' },
  },
  ledger_round_share: {
    whose: partOf('ledger_round', 'round', 'id'),
    why: 'The part that each bonus has in a round.',
    title: 'Bonussers andel i runder',
    ...books,
    columns: { copied: 'round bonus', money: 'stake won' },
  },
  ledger_win_share: {
    whose: partOf('ledger_bonus', 'bonus'),
    why: 'The part of a win that went to a bonus.',
    title: 'Bonussers andel i gevinster',
    ...books,
    columns: { copied: 'tx bonus went_to', named: { supplier: supplierName }, money: 'amount' },
  },
  ledger_supplier_tx: {
    whose: partOf('ledger_round', 'round', 'id'),
    why: 'Messages of suppliers and tables about a round, with their answers.',
    title: 'Beskeder om runder fra leverandører og borde',
    ...books,
    columns: {
      copied: 'tx action outcome key round rolled_back_by at bonus',
      named: { supplier: supplierName },
      money: 'balance wagered',
      leftOut: { secret: 'input', elsewhere: 'player' },
    },
  },
  ledger_jackpot_win: {
    whose: {
      kind: 'player',
      through: [
        { column: 'round', table: 'ledger_journal', key: 'key' },
        { column: 'round', table: 'ledger_round', key: 'id' },
      ],
    },
    why: 'Jackpots that were won.',
    title: 'Jackpots, du har vundet',
    ...books,
    columns: { copied: 'key round pool tier at', money: 'amount', leftOut: { elsewhere: 'level' } },
  },
  ledger_bar: {
    whose: own('player'),
    why: 'That play is barred, and until when.',
    title: 'Lukket for spil',
    ...rules,
    columns: { copied: 'reason until' },
  },
  ledger_bar_change: {
    whose: own('player'),
    why: 'Every change of a bar, for the auditor.',
    ...rules,
    columns: { leftOut: { elsewhere: 'change reason until at after_seq' } },
  },
  ledger_play: {
    whose: own('player'),
    why: 'Which login played in which play session.',
    ...rules,
    columns: {
      leftOut: { secret: 'play_session login', elsewhere: 'played_at revoked_at ended_at' },
    },
  },
  ledger_play_limit: {
    whose: own('player'),
    why: 'Limits of stake, loss and time.',
    title: 'Grænser for indsats, tab og tid',
    ...rules,
    columns: {
      copied: 'measure period size since until above next_size next_at',
      named: { lasts: 't.lasts::text' },
    },
  },
  ledger_play_time: {
    whose: own('player'),
    why: 'Stretches of play, which a limit of time counts.',
    title: 'Tid, du har spillet',
    ...rules,
    columns: { copied: 'began_at ended_at' },
  },
  ledger_reference: {
    whose: partOf('ledger_journal', 'key'),
    why: 'That a payment is booked once.',
    ...books,
    columns: { leftOut: { elsewhere: 'kind reference key' } },
  },
  ledger_days_closed: nobodys('Up to when days have their sums.', 'one until'),
  ledger_stretch_run: nobodys('When stretches of play were last kept.', 'one at after_player'),
  ledger_definition: nobodys('Games by a number.', 'id hash game gamble takes_bonus'),
  ledger_house: nobodys('The house’s balance, in lanes.', 'lane balance'),
  ledger_jackpot: nobodys(
    'Jackpots and what is in them.',
    'pool tier seed growth reserve rate maximum opened_at carried since hits paid won_at kept',
  ),
  ledger_kind: nobodys('Kinds of movements by a number.', 'id name'),
  ledger_month_digest: nobodys('Seals of months.', 'month day rows digest sealed_at'),
  ledger_pool: nobodys('Pools of jackpots.', 'pool name balance funded'),
  ledger_pool_share: nobodys('Contributions to pools, in lanes.', 'pool lane contributed'),
  ledger_supplier: nobodys('Suppliers by a number.', 'id name'),
}
