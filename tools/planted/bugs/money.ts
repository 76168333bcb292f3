import { foundBy } from './planted-bug.ts'

const declined = { test: 'e2e/deposit.spec.ts', titled: 'a declined card keeps the form' }
const brokenOff = { test: 'e2e/withdraw.spec.ts', titled: 'MitID is broken off' }
const schedules = { test: 'proving/simulate/simulate.db.test.ts', titled: 'the fixed schedules' }

export const moneyBugs = [
  // Cards that are saved, paid with and removed.
  ...foundBy('money', 'apps/platform/src/payments/card/saved-cards.db.test.ts', {
    'apps/platform/src/payments/card/own-card.ts': {
      'the token of a card is given to another player who names it': {
        find: "    .where('player_id', '=', card.playerId)\n",
      },
      'a card that was removed pays': {
        find: "    .where('removed_at', 'is', null)\n",
      },
    },
    'apps/platform/src/payments/card/keep-card.ts': {
      'a card whose holder is another is saved': {
        find: 'await noteOtherHolder(context, tx, booked, account.token)\n    return undefined',
        replace: 'await noteOtherHolder(context, tx, booked, account.token)',
      },
      'the token of a payment that names another player is saved': {
        find: ' || booked.namedPlayer !== deposit.player_id',
      },
      'a card is saved unasked': {
        find: '!deposit.save_card || ',
      },
      'a token that is another player’s card is taken for the payer’s own': {
        find: '    if (known.player_id !== playerId) return undefined\n',
      },
    },
    'apps/platform/src/payments/deposit/authorize.ts': {
      'a card that is removed while its player pays may take the money': {
        find: 'if (!(await mayUseItsCard(context, tx, row)))',
        replace: 'if (await findBooked(tx, row.reference))',
      },
    },
  }),
  ...foundBy('money', 'apps/platform/src/ledger/money/holds.db.test.ts', {
    'apps/platform/src/ledger/sql/movement/post-transfer.sql': {
      'a withdrawal that comes back is cash of a player who owes money': {
        find: 'repaid := least(p_amount, -account.debt);',
        replace:
          "repaid := CASE p_kind WHEN 'deposit' THEN least(p_amount, -account.debt) ELSE 0 END;",
      },
    },
  }),
  ...foundBy('money', 'apps/platform/src/payments/card/removed-cards.db.test.ts', {
    'apps/platform/src/payments/card/forget-cards.ts': {
      'the provider is asked once to forget a card, and never again when it was away': {
        find: 'askEveryMs = 10 * minuteMs',
        replace: 'askEveryMs = 100 * minuteMs',
      },
      'the cards of a closed account go while a deposit by one is open': {
        find: "AND open.status IN ('initiated', 'pending', 'processing')",
        replace: 'AND open.status IS NULL',
      },
    },
    'apps/platform/src/payments/card/keep-card.ts': {
      'a card that is saved again is forgotten at the provider by its earlier removal': {
        find: '  await keepFromForgetting(tx, mark, at)\n',
      },
    },
  }),
  // The platform and the payment provider, as they speak to each other.
  ...foundBy('money', 'apps/platform/src/payments/card/sandbox.db.test.ts', {
    'apps/platform/src/payments/card/deposit-failure.ts': {
      'the code of a bank that declines is taken for a lack of money': {
        find: "530: 'bank-declined'",
        replace: "530: 'no-funds'",
      },
      'the code of a card over its date is taken for a bank that declines': {
        find: "531: 'card-expired'",
        replace: "531: 'bank-declined'",
      },
      'the code of a lack of money is taken for wrong card details': {
        find: "504: 'no-funds'",
        replace: "504: 'card-details'",
      },
      'the code of a no at the bank is taken for a player who broke off': {
        find: "550: 'authentication-failed'",
        replace: "550: 'cancelled-by-player'",
      },
    },
    'apps/platform/src/payments/deposit/capture.ts': {
      'money that was booked is booked anew when it is asked about': {
        find: 'if (booked) return booked',
        replace: 'if (booked?.status === "canceled") return booked',
      },
      'half of what was taken is booked as the whole that was asked for': {
        find: 'const { txId, amountOre } = capture\n  await',
        replace:
          'const { txId } = capture\n' +
          '  const meant = await lockDeposit(tx, capture.reference)\n' +
          '  const amountOre = meant?.requested_ore ?? capture.amountOre\n  await',
      },
    },
    'apps/platform/src/payments/deposit/read-deposit.ts': {
      'the page of an open deposit does not ask the provider': {
        find: 'if (!mayAsk(row, at))',
        replace: 'if (mayAsk(row, at))',
      },
      'the page of a deposit asks the provider after minutes only': {
        find: 'const askFirstMs = 5 * secondMs',
        replace: 'const askFirstMs = 500 * secondMs',
      },
      'the page that asked is told how the deposit stood before': {
        find: 'const now = (await findDeposit(context.db, asked)) ?? row',
        replace: 'const now = row',
      },
    },
    'apps/platform/src/payments/card/card-method.ts': {
      'money that the provider tells of when asked is not booked': {
        find: 'amountOre > 0n',
        replace: 'amountOre < 0n',
      },
    },
  }),
  ...foundBy('money', declined, {
    'apps/platform/src/payments/deposit/deposit-states.ts': {
      'a declined deposit still counts in the limits': {
        find: '  await releaseDeposit(tx, reference)\n',
      },
    },
  }),
  ...foundBy('money', brokenOff, {
    'apps/platform/src/players/identity/identification.ts': {
      'a withdrawal is confirmed with the MitID of somebody else': {
        find: '!visit.action || player.mitid_sub !== outcome.identity.sub',
        replace: '!visit.action',
      },
    },
  }),
  ...foundBy('money', schedules, {
    'apps/platform/src/payments/deposit/deposit-states.ts': {
      'the hold of a deposit that came to nothing stays in the books': {
        find: '  await voidDeposit(tx, { playerId, reference, at })\n',
      },
    },
  }),
  ...foundBy('money', 'apps/platform/src/payments/deposit/take-back.db.test.ts', {
    'apps/platform/src/bonuses/take-back.ts': {
      'a part that is taken back takes the whole bonus': {
        find: 'return keptOre > 0n && keptOre >= leastDepositOre',
        replace: 'return keptOre < 0n',
      },
    },
    'apps/platform/src/payments/deposit/take-back.ts': {
      'more is taken back than is left of a deposit': {
        find: ' || keptOre > first.amount_ore) return',
        replace: ') return',
      },
      'a dispute that is won is booked at each reading': {
        find: 'subtract(keptOre, heldOre))',
        replace: 'keptOre)',
      },
    },
  }),
]
