import { foundBy } from './planted-bug.ts'

const laPartage = {
  test: 'packages/game-math/src/tables/roulette/roulette.test.ts',
  titled: 'la partage',
}

/** Hands at tables: their stakes in the books, their steps on the game server, and what cards pay. */
export const tableBugs = [
  ...foundBy('tables', 'apps/platform/src/ledger/tables/table-rounds.db.test.ts', {
    'apps/platform/src/ledger/sql/table/take.sql': {
      'a barred player raises a hand that has begun': {
        find: 'judged.played_at := p_at;',
        replace: "judged.played_at := p_at; judged.barred_until := '-infinity';",
      },
      'a raise passes the highest stake of a bonus, for it is judged alone': {
        find: 'p_stake + coalesce(game.stake_cash, 0), p_definition, p_at)),',
        replace: 'p_stake, p_definition, p_at)),',
      },
      'a player raises the hand of another player': {
        find: '(game.supplier = p_supplier AND game.player = p_player) IS NOT TRUE',
        replace: '(game.supplier = p_supplier) IS NOT TRUE',
      },
      'a raise that is asked again is judged again': {
        find: 'IF answer.outcome IS NOT NULL THEN RETURN answer; END IF;',
        replace: 'IF answer.outcome IS NOT NULL AND opens THEN RETURN answer; END IF;',
      },
      'a refused stake at a table begins the period of a limit': {
        find: `  ELSE
    PERFORM ledger_unstart_periods(ARRAY[p_player], p_at);`,
        replace: '  ELSE',
      },
      'a stake at a table counts towards the requirement of a bonus': {
        find: 'SET loss_room = loss_room - p_stake,',
        replace:
          'SET wager_left = greatest(wager_left - p_stake, 0), loss_room = loss_room - p_stake,',
      },
    },
    'apps/platform/src/ledger/sql/table/finish.sql': {
      'a hand that is over is paid a second time under another key': {
        find: "IF game.state <> 'open' THEN",
        replace: "IF game.state = 'rolled-back' THEN",
      },
      'a hand ends with a seed that was not committed to': {
        find: `AND t.commitment =
        sha256('nordlys table round'::bytea || uuid_send(p_round) || d.hash || p_seed);`,
        replace: ';',
      },
    },
    'apps/platform/src/ledger/sql/table/take-batch.sql': {
      'a raise leaves the room of a limit of stakes as it was': {
        find: 'stake_room = p.stake_room - a.stake,',
        replace: 'stake_room = p.stake_room - CASE WHEN a.opens THEN a.stake ELSE 0 END,',
      },
    },
    'apps/platform/src/ledger/sql/table/void-round.sql': {
      'a hand that is taken back gives its last stake back alone': {
        find: 'ORDER BY key DESC',
        replace: 'ORDER BY key DESC LIMIT 1',
      },
    },
    'apps/platform/src/ledger/sql/settle/settle-batch.sql': {
      'bonus money is staked in a round at a table that is played in one step': {
        find: '(p.cash >= a.stake OR (a.definition > 0 AND (',
        replace: '(p.cash >= a.stake OR ((',
      },
    },
    'apps/platform/src/ledger/sql/supplier/claim-silent-rounds.sql': {
      'an outside supplier is asked about a hand at our own table': {
        find: `
      AND NOT EXISTS (SELECT FROM ledger_table_round t WHERE t.round = o.round)`,
      },
    },
  }),
  ...foundBy('tables', 'apps/platform/src/ledger/tables/table-batches.db.test.ts', {
    'apps/platform/src/ledger/sql/table/finish-batch.sql': {
      'a win at a table leaves the room of a limit of losses as it was': {
        find: 'loss_room = p.loss_room + a.payout,',
      },
    },
  }),
  ...foundBy('tables', 'apps/platform/src/play/table-wallet.db.test.ts', {
    'apps/platform/src/play/table-wallet.ts': {
      'a raise that is asked again is booked twice': {
        find: `taken = await this.#rounds.take({
      key,`,
        replace: `taken = await this.#rounds.take({
      key: opening ? key : timeKey(clock, this.#context.random),`,
      },
      'an end that is asked again is another end': {
        find: `finished = await this.#rounds.finish({
      key,`,
        replace: `finished = await this.#rounds.finish({
      key: timeKey(clock, random),`,
      },
      'a game at a table is written down as one that takes bonus money': {
        find: '{ takesBonus: false }',
        replace: '{ takesBonus: true }',
      },
      'an open hand of a barred player waits a day': {
        find: 'isBarred || openedAt <= longAgo',
        replace: 'openedAt <= longAgo',
      },
    },
  }),
  ...foundBy('tables', 'apps/games/src/tables/hands.db.test.ts', {
    'apps/games/src/tables/commitment.ts': {
      'the commitment of a hand would fit another hand': {
        find: `
    .update(Buffer.from(round.replaceAll('-', ''), 'hex'))`,
      },
    },
    'apps/games/src/tables/deal-hand.ts': {
      'a hand whose deal was cut is drawn anew': {
        find: '  const begun =\n    mayBegin &&',
        replace: '  await hands.drop(round)\n  const begun =\n    mayBegin &&',
      },
    },
    'apps/games/src/tables/advance-hand.ts': {
      'a raise is asked under a fresh key after a crash': {
        find: `    key,
    round,
    playSession: hand.play_session,`,
        replace: `    key: timeKey(clock, context.random),
    round,
    playSession: hand.play_session,`,
      },
    },
    'apps/games/src/tables/choose.ts': {
      'a choice of a step that is past is made as the next one': {
        find: `hand.choices.length !== step) return before
  const { options } = await standingOf(context, hand)
  const option = options.find((each) => each.choice === choice)
  if (!option) return { ok: false, refusal: 'choice-not-open', hand: before.hand }
  const change = { round, step, at: clock.now() }`,
        replace: `hand.choices.length < step) return before
  const { options } = await standingOf(context, hand)
  const option = options.find((each) => each.choice === choice)
  if (!option) return { ok: false, refusal: 'choice-not-open', hand: before.hand }
  const change = { round, step: hand.choices.length, at: clock.now() }`,
      },
      'a player chooses in the hand of another player': {
        find: 'if (!found || found.player_ref !== seat.playerRef)',
        replace: 'if (!found)',
      },
    },
    'apps/games/src/tables/hands.ts': {
      'two devices each make a choice at one moment, and both are made': {
        find: `          choices: eb(ref('choices'), '||', Buffer.of(choice)),
          acted_at: at,
        }))
        .where('state', '=', 'open')
        .where(({ eb, fn }) => eb(fn<number>('octet_length', ['choices']), '=', step)),`,
        replace: `          choices: eb(ref('choices'), '||', Buffer.of(choice)),
          acted_at: at,
        }))
        .where('state', '=', 'open'),`,
      },
    },
    'apps/games/src/tables/shown-hand.ts': {
      'the seed of a hand is told while it is played': {
        find: `    view,
    options: o`,
        replace: `    view: { ...(view as object), seed: Buffer.from(seed).toString('hex') },
    options: o`,
      },
    },
    'apps/games/src/tables/seed-cipher.ts': {
      'an encrypted seed is decrypted under another round': {
        find: `    cipher.setAAD(Buffer.from(round))
    return Buffer.concat([nonce, cipher.update(seed), cipher.final(), cipher.getAuthTag()])
  }

  /** Throws for what we did not encrypt. */
  decrypt(round: string, encrypted: Uint8Array): Uint8Array {
    const decipher = createDecipheriv('aes-256-gcm', this.#key, encrypted.subarray(0, nonceBytes))
    decipher.setAAD(Buffer.from(round))`,
        replace: `    return Buffer.concat([nonce, cipher.update(seed), cipher.final(), cipher.getAuthTag()])
  }

  decrypt(round: string, encrypted: Uint8Array): Uint8Array {
    const decipher = createDecipheriv('aes-256-gcm', this.#key, encrypted.subarray(0, nonceBytes))`,
      },
      'the seed of an open hand stands in the database unencrypted': {
        find: `    return Buffer.concat([nonce, cipher.update(seed), cipher.final(), cipher.getAuthTag()])
  }

  /** Throws for what we did not encrypt. */
  decrypt(round: string, encrypted: Uint8Array): Uint8Array {`,
        replace: `    return Buffer.concat([nonce, seed, Buffer.alloc(tagBytes)])
  }

  decrypt(round: string, encrypted: Uint8Array): Uint8Array {
    if (round !== '') return new Uint8Array(encrypted.subarray(nonceBytes, -tagBytes))`,
      },
    },
  }),
  ...foundBy('tables', 'apps/games/src/rounds/table-play.db.test.ts', {
    'apps/games/src/tables/deal-hand.ts': {
      'a hand that is asked again is another one when its bets are written in another order': {
        find: 'canonicalJson(hand.bets) === canonicalJson(bets)',
        replace: 'JSON.stringify(hand.bets) === JSON.stringify(bets)',
      },
    },
    'apps/games/src/tables/open-tables.ts': {
      'a table that is not whole can be opened by whoever knows its name': {
        find: 'isListed(gameId) ?',
        replace: 'true ?',
      },
    },
  }),
  ...foundBy('tables', 'packages/game-math/src/tables/blackjack/machine.test.ts', {
    'packages/game-math/src/tables/blackjack/machine.ts': {
      'a hand that was left is insured by the published rule': {
        find: "=== 'asked') return byteOf('no-insurance')",
        replace: "=== 'asked') return byteOf('insure')",
      },
      'a hand that was left is doubled by the published rule': {
        find: "return byteOf(total <= (isSoft ? 17 : 11) ? 'hit' : 'stand')",
        replace: `if (total === 11 && handInTurn(state).length === 2) return byteOf('double')
    return byteOf(total <= (isSoft ? 17 : 11) ? 'hit' : 'stand')`,
      },
    },
    'packages/game-math/src/tables/blackjack/settle.ts': {
      'insurance is paid when the bank draws to 21': {
        find: 'const isWon = isNatural(state.bank)',
        replace: 'const isWon = totalOfCards(state.bank).total === 21',
      },
      '21 after a split is paid as a blackjack': {
        find: 'hands.length === 1 && isNatural(hand.cards)',
        replace: 'hands.length > 0 && isNatural(hand.cards)',
      },
    },
  }),
  ...foundBy('tables', 'packages/game-math/src/tables/blackjack/coach.test.ts', {
    'packages/game-math/src/tables/blackjack/view.ts': {
      'the bank’s hole card is in what the browser gets before the end': {
        find: 'isOver(state) ? state.bank : state.bank.slice(0, 1)',
        replace: 'state.bank',
      },
    },
  }),
  ...foundBy('tables', laPartage, {
    'packages/game-math/src/tables/roulette/machine.ts': {
      'la partage gives half of a dozen back': {
        find: "spot.kind === 'even-chance'",
        replace: "(spot.kind === 'even-chance' || spot.kind === 'dozen')",
      },
    },
  }),
  ...foundBy('tables', 'packages/game-math/src/tables/video-poker/machine.test.ts', {
    'packages/game-math/src/tables/video-poker/machine.ts': {
      'all hands of video poker draw from one shoe, which is shuffled when it runs out': {
        find: `  const hands = Array.from({ length: bets.hands }, () => {
    const next = dealFive(state.shoe, rng).cards.values()`,
        replace: `  let { shoe } = state
  const hands = Array.from({ length: bets.hands }, () => {
    const drawn = dealFive(shoe, rng)
    shoe = drawn.shoe.size - drawn.shoe.taken.length < 5 ? state.shoe : drawn.shoe
    const next = drawn.cards.values()`,
      },
    },
  }),
  ...foundBy('tables', 'apps/platform/src/play/table-replay.db.test.ts', {
    'apps/platform/src/ledger/tables/played-table-round.ts': {
      'a hand of another player can be seen again': {
        find: 'OR p.player = $',
        replace: 'OR p.player <= $',
      },
    },
  }),
  ...foundBy('tables', 'packages/game-math/src/check/check-round.test.ts', {
    'packages/game-math/src/check/check-table.ts': {
      'the check believes the commitment that it is shown': {
        find: "finding('commitment', commitment, commitmentOf(record, bench))",
        replace: "finding('commitment', commitment, commitment)",
      },
    },
    'packages/game-math/src/check/check-slot.ts': {
      'the check does not see how a win was divided': {
        find: "finding('win-parts', win.bonusOre, bonusPartOf(wholeOf(win), stake))",
        replace: "finding('win-parts', win.bonusOre, win.bonusOre)",
      },
    },
  }),
  ...foundBy('tables', 'apps/platform/src/play/round-facts.db.test.ts', {
    'apps/platform/src/ledger/history/booked-round.ts': {
      'the facts of another player’s round are handed out': {
        find: 'AND r.player = $',
        replace: 'AND r.player <= $',
      },
    },
  }),
]
