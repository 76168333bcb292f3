import { foundBy } from './planted-bug.ts'

/** How a bonus is staked and ends, and who may change what is offered. */
export const bonusEndBugs = [
  ...foundBy('money', 'apps/platform/src/ledger/money/bonus-end-races.db.test.ts', {
    'apps/platform/src/ledger/sql/bonus/void-bonus.sql': {
      'a bonus that has become cash is told to its player as ended by themself, too': {
        find: 'FROM ledger_player WHERE player = p_player FOR UPDATE;',
        replace: 'FROM ledger_player WHERE player = p_player;',
      },
    },
    'apps/platform/src/ledger/sql/bonus/end-bonus.sql': {
      'a bonus that has ended becomes cash all the same': {
        find: "IF ended_state = 'fulfilled' THEN",
        replace: "IF ended_state IN ('fulfilled', 'void') THEN",
      },
    },
  }),
  ...foundBy('money', 'apps/platform/src/ledger/money/bonus.db.test.ts', {
    'apps/platform/src/ledger/sql/settle/settle-batch.sql': {
      'a win raises the requirement of a bonus': {
        find: 'THEN greatest(p.wager_left - a.stake, 0) ELSE',
        replace: 'THEN greatest(p.wager_left - a.stake, 0) + least(a.win, p.wager_left) ELSE',
      },
    },
    'apps/platform/src/ledger/sql/bonus/end-bonus.sql': {
      'the highest stake of a bonus holds on when the bonus has ended': {
        find: 'wager_left = 0, stake_max = NULL, bonus_games',
        replace: 'wager_left = 0, bonus_games',
      },
    },
  }),
  ...foundBy('money', 'apps/platform/src/ledger/money/bonus-games.db.test.ts', {
    'apps/platform/src/ledger/sql/settle/settle-batch.sql': {
      'a stake in any game counts towards a bonus that is for some alone': {
        find: 'wager_left = CASE WHEN a.definition > 0 AND (p.bonus_games IS NULL OR EXISTS',
        replace: 'wager_left = CASE WHEN a.definition > 0 AND (true OR EXISTS',
      },
      'bonus money is staked in a game that the bonus is not for': {
        find: '(p.cash >= a.stake OR (a.definition > 0 AND (p.bonus_games IS NULL OR EXISTS',
        replace: '(p.cash >= a.stake OR (a.definition > 0 AND (true OR EXISTS',
      },
    },
    'apps/platform/src/ledger/money/bonus.ts': {
      'a bonus that is given again is for all games': {
        find: 'gameIds: taken.gameIds ?? undefined,',
      },
    },
  }),
  ...foundBy('money', 'apps/platform/src/ledger/supplier/supplier-attacks.db.test.ts', {
    'apps/platform/src/ledger/sql/supplier/bet.sql': {
      'two bets of a round pass the highest stake of a bonus together': {
        find: 'p_stake + coalesce(game.stake_cash + game.stake_bonus, 0), p_definition, p_at)),',
        replace: 'p_stake, p_definition, p_at)),',
      },
    },
  }),
  ...foundBy('money', 'apps/platform/src/payments/payout/payouts.db.test.ts', {
    'apps/platform/src/ledger/money/bonus.ts': {
      'a bonus that has expired is given again by a payout that comes back': {
        find: ` AND b.state = 'void'
      AND b.ended_reason = \${takenFor} AND b.expires_at > \${at}\`.execute(tx)
  const [taken] = rows
`,
        replace: ` AND b.state = 'void'
      AND b.ended_reason = \${takenFor}\`.execute(tx)
  const [row] = rows
  const taken = row && { ...row, expiresAt: new Date(Math.max(+row.expiresAt, +at + 86_400_000)) }
`,
      },
    },
  }),
  ...foundBy('money', 'apps/platform/src/bonuses/welcome-offer.db.test.ts', {
    'apps/platform/src/bonuses/choices.ts': {
      'an offer is given in the words of its newest version': {
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
    },
  }),
  ...foundBy('money', 'apps/platform/src/ledger/spins/spins.db.test.ts', {
    'apps/platform/src/ledger/sql/settle/settle-spin.sql': {
      'the last spin of a grant is played twice at one moment': {
        find: `  SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player FOR UPDATE;
  IF NOT EXISTS`,
        replace: `  SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player;
  IF NOT EXISTS`,
      },
    },
  }),
  ...foundBy('account', 'operations/commands/desk/offers.db.test.ts', {
    'apps/platform/src/bonuses/offer-desk.ts': {
      'an offer that a later rule forbids is switched on again': {
        find: 'if (lawful?.ok === false)',
        replace: 'if (lawful?.ok === false && request.version === 0)',
      },
      'an offer is switched and nobody is written down for it': {
        find: 'await audit(tx, { ...did, details, at })',
        replace: 'if (!version) await audit(tx, { ...did, details, at })',
      },
    },
  }),
  ...foundBy('pages', 'apps/site/server/pages/offer-figures.test.tsx', {
    'apps/site/app/parts/offer/offer-words.ts': {
      'pages tell the days of an offer as they once were': {
        find: 'days: String(offer.days),',
        replace: "days: '60',",
      },
    },
  }),
  ...foundBy('money', 'apps/platform/src/bonuses/offer-figures.db.test.ts', {
    'apps/platform/src/payments/base/payment-emails.ts': {
      'the letter after a deposit tells another count of spins': {
        find: 'formatCount(spins.count)',
        replace: "'500'",
      },
    },
  }),
  ...foundBy('pages', 'apps/site/server/pages/promised-offer.test.tsx', {
    'apps/site/app/parts/offer/promised-offer.ts': {
      'the way out of the offer is gone while the game server is down': {
        find: 'if (whole) return named(whole)',
        replace: 'if (whole) return whole.spinGames.length > 0 ? whole : undefined',
      },
    },
  }),
]
