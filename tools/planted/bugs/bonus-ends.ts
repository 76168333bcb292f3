import type { PlantedBug } from './planted-bug.ts'

const ended = {
  part: 'money',
  test: 'apps/platform/src/ledger/money/bonus-end-races.db.test.ts',
} as const
const staked = { part: 'money', test: 'apps/platform/src/ledger/money/bonus.db.test.ts' } as const
const inGames = {
  part: 'money',
  test: 'apps/platform/src/ledger/money/bonus-games.db.test.ts',
} as const
const operated = {
  part: 'account',
  test: 'operations/commands/desk/offers.db.test.ts',
} as const

/** How a bonus is staked and ends, and who may change what is offered. */
export const bonusEndBugs: readonly PlantedBug[] = [
  {
    ...ended,
    claim: '[LED-04] [BONUS-03] at one moment on two copies the first end counts: %s, %s, %s',
    what: 'a bonus that has become cash is told to its player as ended by themself, too',
    file: 'apps/platform/src/ledger/sql/bonus/void-bonus.sql',
    find: 'FROM ledger_player WHERE player = p_player FOR UPDATE;',
    replace: 'FROM ledger_player WHERE player = p_player;',
  },
  {
    ...ended,
    claim: '[LED-04] [BONUS-03] all ends of a bonus begun at once on two copies come to one',
    what: 'a bonus that has ended becomes cash all the same',
    file: 'apps/platform/src/ledger/sql/bonus/end-bonus.sql',
    find: "IF ended_state = 'fulfilled' THEN",
    replace: "IF ended_state IN ('fulfilled', 'void') THEN",
  },
  {
    ...staked,
    claim: 'what is staked counts towards the requirement, and fulfilled the bonus is cash at once',
    what: 'a win raises the requirement of a bonus',
    file: 'apps/platform/src/ledger/sql/settle/settle-batch.sql',
    find: 'THEN greatest(p.wager_left - a.stake, 0) ELSE',
    replace: 'THEN greatest(p.wager_left - a.stake, 0) + least(a.win, p.wager_left) ELSE',
  },
  {
    ...inGames,
    claim: '[BONUS-01] a stake counts in the games the bonus is for, and in no other one',
    what: 'a stake in any game counts towards a bonus that is for some alone',
    file: 'apps/platform/src/ledger/sql/settle/settle-batch.sql',
    find: 'wager_left = CASE WHEN a.definition > 0 AND (p.bonus_games IS NULL OR EXISTS',
    replace: 'wager_left = CASE WHEN a.definition > 0 AND (true OR EXISTS',
  },
  {
    ...inGames,
    claim: '[BONUS-01] bonus money is staked in those games alone, and elsewhere cash',
    what: 'bonus money is staked in a game that the bonus is not for',
    file: 'apps/platform/src/ledger/sql/settle/settle-batch.sql',
    find: '(p.cash >= a.stake OR (a.definition > 0 AND (p.bonus_games IS NULL OR EXISTS',
    replace: '(p.cash >= a.stake OR (a.definition > 0 AND (true OR EXISTS',
  },
  {
    ...inGames,
    claim: '[BONUS-01] given again after a returned payout it is for the same games',
    what: 'a bonus that is given again is for all games',
    file: 'apps/platform/src/ledger/money/bonus.ts',
    find: 'gameIds: taken.gameIds ?? undefined,',
    replace: '',
  },
  {
    ...staked,
    claim: 'no stake above the maximum while a bonus is active, and any stake after it',
    what: 'the highest stake of a bonus holds on when the bonus has ended',
    file: 'apps/platform/src/ledger/sql/bonus/end-bonus.sql',
    find: 'wager_left = 0, stake_max = NULL, bonus_games',
    replace: 'wager_left = 0, bonus_games',
  },
  {
    part: 'money',
    test: 'apps/platform/src/ledger/supplier/supplier-attacks.db.test.ts',
    claim: '[BONUS-02] two bets of a round at one moment do not pass the maximum together',
    what: 'two bets of a round pass the highest stake of a bonus together',
    file: 'apps/platform/src/ledger/sql/supplier/bet.sql',
    find: 'p_stake + coalesce(game.stake_cash + game.stake_bonus, 0), p_definition, p_at)),',
    replace: 'p_stake, p_definition, p_at)),',
  },
  {
    part: 'money',
    test: 'apps/platform/src/payments/payout/payouts.db.test.ts',
    claim: '[FLT-38] one that has expired, or would stand beside another, is not given again',
    what: 'a bonus that has expired is given again by a payout that comes back',
    file: 'apps/platform/src/ledger/money/bonus.ts',
    find: ` AND b.state = 'void'
      AND b.expires_at > \${at}\`.execute(tx)
  const [taken] = rows
`,
    replace: ` AND b.state = 'void'\`.execute(tx)
  const [row] = rows
  const taken = row && { ...row, expiresAt: new Date(Math.max(+row.expiresAt, +at + 86_400_000)) }
`,
  },
  {
    part: 'money',
    test: 'apps/platform/src/bonuses/welcome-offer.db.test.ts',
    claim: '[BONUS-01] what was chosen is given in its own words, whatever is offered since',
    what: 'an offer is given in the words of its newest version',
    file: 'apps/platform/src/bonuses/choices.ts',
    find: `    .where('reference', '=', paid.reference)
    .where('player_id', '=', paid.playerId)
    .where('state', '=', 'chosen')
    .forUpdate('bonuses_choice')
    .executeTakeFirst()
  return row && { offer: asOffer(row), chosenAt: row.chosen_at }
`,
    replace: `    .where('reference', '=', paid.reference)
    .where('player_id', '=', paid.playerId)
    .where('state', '=', 'chosen')
    .forUpdate('bonuses_choice')
    .executeTakeFirst()
  if (!row) return undefined
  const newest = tx.selectFrom('bonuses_offer_version').select(['offer_id', 'version', 'terms'])
  const named = newest.where('offer_id', '=', row.offer_id).orderBy('version', 'desc').limit(1)
  return { offer: asOffer(await named.executeTakeFirstOrThrow()), chosenAt: row.chosen_at }
`,
  },
  {
    part: 'money',
    test: 'apps/platform/src/ledger/spins/spins.db.test.ts',
    claim: 'of two last spins at one moment one is played',
    what: 'the last spin of a grant is played twice at one moment',
    file: 'apps/platform/src/ledger/sql/settle/settle-spin.sql',
    find: `  SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player FOR UPDATE;
  IF NOT EXISTS`,
    replace: `  SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player;
  IF NOT EXISTS`,
  },
  {
    ...operated,
    claim: '[BONUS-01] a sign-off publishes what breaks a rule, and answers for no later rule',
    what: 'an offer that a later rule forbids is switched on again',
    file: 'apps/platform/src/bonuses/offer-desk.ts',
    find: 'if (lawful?.ok === false)',
    replace: 'if (lawful?.ok === false && request.version === 0)',
  },
  {
    ...operated,
    claim: '[BONUS-01] an offer is switched off and on by command, and visitors are told',
    what: 'an offer is switched and nobody is written down for it',
    file: 'apps/platform/src/bonuses/offer-desk.ts',
    find: 'await audit(tx, { ...did, details, at })',
    replace: 'if (!version) await audit(tx, { ...did, details, at })',
  },
  {
    part: 'pages',
    test: 'apps/site/server/pages/offer-figures.test.tsx',
    claim: '[BONUS-01] every figure on %s is the offer’s own',
    what: 'pages tell the days of an offer as they once were',
    file: 'apps/site/app/parts/offer/offer-words.ts',
    find: 'days: String(offer.days),',
    replace: "days: '60',",
  },
  {
    part: 'money',
    test: 'apps/platform/src/bonuses/offer-figures.db.test.ts',
    claim: '[BONUS-01] every call, the books and the mail tell the figures of the offer’s row',
    what: 'the letter after a deposit tells another count of spins',
    file: 'apps/platform/src/payments/base/payment-emails.ts',
    find: 'formatCount(spins.count)',
    replace: "'500'",
  },
  {
    part: 'pages',
    test: 'apps/site/server/pages/promised-offer.test.tsx',
    claim: '[BONUS-01] the way out of the offer is there though %s',
    what: 'the way out of the offer is gone while the game server is down',
    file: 'apps/site/app/parts/offer/promised-offer.ts',
    find: 'if (whole) return named(whole)',
    replace: 'if (whole) return whole.spinGames.length > 0 ? whole : undefined',
  },
]
