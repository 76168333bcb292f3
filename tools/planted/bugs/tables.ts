import type { PlantedBug } from './planted-bug.ts'

const held = {
  part: 'tables',
  test: 'apps/platform/src/ledger/tables/table-rounds.db.test.ts',
} as const
const gathered = {
  part: 'tables',
  test: 'apps/platform/src/ledger/tables/table-batches.db.test.ts',
} as const
const asked = { part: 'tables', test: 'apps/platform/src/play/table-wallet.db.test.ts' } as const
const played = { part: 'tables', test: 'apps/games/src/tables/hands.db.test.ts' } as const
const served = { part: 'tables', test: 'apps/games/src/rounds/table-play.db.test.ts' } as const
const blackjack = 'packages/game-math/src/tables/blackjack'
const dealt = { part: 'tables', test: `${blackjack}/machine.test.ts` } as const

/** Hands at tables: their stakes in the books, their steps on the game server, and what cards pay. */
export const tableBugs: readonly PlantedBug[] = [
  {
    ...held,
    claim:
      '[GAME-02] [LIM-06] a bar refuses raises, and a hand that has begun is paid all the same',
    what: 'a barred player raises a hand that has begun',
    file: 'apps/platform/src/ledger/sql/table/take.sql',
    find: 'judged.played_at := p_at;',
    replace: "judged.played_at := p_at; judged.barred_until := '-infinity';",
  },
  {
    ...held,
    claim: '[GAME-02] [BONUS-01] the highest stake of a bonus holds over the whole round',
    what: 'a raise passes the highest stake of a bonus, for it is judged alone',
    file: 'apps/platform/src/ledger/sql/table/take.sql',
    find: 'p_stake + coalesce(game.stake_cash, 0), p_definition, p_at)),',
    replace: 'p_stake, p_definition, p_at)),',
  },
  {
    ...held,
    claim: '[GAME-02] nobody raises or ends a round that is not there, or raises another’s',
    what: 'a player raises the hand of another player',
    file: 'apps/platform/src/ledger/sql/table/take.sql',
    find: '(game.supplier = p_supplier AND game.player = p_player) IS NOT TRUE',
    replace: '(game.supplier = p_supplier) IS NOT TRUE',
  },
  {
    ...held,
    claim: '[GAME-02] a round that is over takes no raise, no other end and cannot be taken back',
    what: 'a hand that is over is paid a second time under another key',
    file: 'apps/platform/src/ledger/sql/table/finish.sql',
    find: "IF game.state <> 'open' THEN",
    replace: "IF game.state = 'rolled-back' THEN",
  },
  {
    ...held,
    claim: '[GAME-02] [PROOF-03] a round ends with the seed it was begun with alone',
    what: 'a hand ends with a seed that was not committed to',
    file: 'apps/platform/src/ledger/sql/table/finish.sql',
    find: `AND t.commitment =
        sha256('nordlys table round'::bytea || uuid_send(p_round) || d.hash || p_seed);`,
    replace: ';',
  },
  {
    ...held,
    claim: '[GAME-02] [LED-05] each step is booked once, however often it is asked',
    what: 'a raise that is asked again is judged again',
    file: 'apps/platform/src/ledger/sql/table/take.sql',
    find: 'IF answer.outcome IS NOT NULL THEN RETURN answer; END IF;',
    replace: 'IF answer.outcome IS NOT NULL AND opens THEN RETURN answer; END IF;',
  },
  {
    ...held,
    claim:
      '[GAME-02] [LIM-01] a raise is judged by money and limits, and its refusal costs no hand',
    what: 'a raise leaves the room of a limit of stakes as it was',
    file: 'apps/platform/src/ledger/sql/table/take-batch.sql',
    find: 'stake_room = p.stake_room - a.stake,',
    replace: 'stake_room = p.stake_room - CASE WHEN a.opens THEN a.stake ELSE 0 END,',
  },
  {
    ...gathered,
    claim:
      '[GAME-02] a limit’s room loses every stake and gains what comes back, together as alone',
    what: 'a win at a table leaves the room of a limit of losses as it was',
    file: 'apps/platform/src/ledger/sql/table/finish-batch.sql',
    find: 'loss_room = p.loss_room + a.payout,',
    replace: '',
  },
  {
    ...held,
    claim: '[GAME-02] [LIM-02] a stake that is refused begins no period of a limit',
    what: 'a refused stake at a table begins the period of a limit',
    file: 'apps/platform/src/ledger/sql/table/take.sql',
    find: `  ELSE
    PERFORM ledger_unstart_periods(ARRAY[p_player], p_at);`,
    replace: '  ELSE',
  },
  {
    ...held,
    claim: '[GAME-02] a round that cannot be played gives every stake back, once',
    what: 'a hand that is taken back gives its last stake back alone',
    file: 'apps/platform/src/ledger/sql/table/void-round.sql',
    find: 'ORDER BY key DESC',
    replace: 'ORDER BY key DESC LIMIT 1',
  },
  {
    ...held,
    claim: '[GAME-02] [BONUS-01] a table takes cash alone, and nothing staked there counts',
    what: 'bonus money is staked in a round at a table that is played in one step',
    file: 'apps/platform/src/ledger/sql/settle/settle-batch.sql',
    find: '(p.cash >= a.stake OR (a.definition > 0 AND (',
    replace: '(p.cash >= a.stake OR ((',
  },
  {
    ...held,
    claim: '[GAME-02] [BONUS-01] a table takes cash alone, and nothing staked there counts',
    what: 'a stake at a table counts towards the requirement of a bonus',
    file: 'apps/platform/src/ledger/sql/table/take.sql',
    find: 'SET loss_room = loss_room - p_stake,',
    replace: 'SET wager_left = greatest(wager_left - p_stake, 0), loss_room = loss_room - p_stake,',
  },
  {
    ...held,
    claim: '[GAME-02] no outside supplier is asked about a hand that waits',
    what: 'an outside supplier is asked about a hand at our own table',
    file: 'apps/platform/src/ledger/sql/supplier/claim-silent-rounds.sql',
    find: `
      AND NOT EXISTS (SELECT FROM ledger_table_round t WHERE t.round = o.round)`,
    replace: '',
  },
  {
    ...asked,
    claim: '[GAME-02] a hand is opened, raised and paid over the wallet’s messages, each once',
    what: 'a raise that is asked again is booked twice',
    file: 'apps/platform/src/play/table-wallet.ts',
    find: `taken = await this.#rounds.take({
      key,`,
    replace: `taken = await this.#rounds.take({
      key: opening ? key : timeKey(clock, this.#context.random),`,
  },
  {
    ...asked,
    claim: '[GAME-02] a hand is opened, raised and paid over the wallet’s messages, each once',
    what: 'an end that is asked again is another end',
    file: 'apps/platform/src/play/table-wallet.ts',
    find: `finished = await this.#rounds.finish({
      key,`,
    replace: `finished = await this.#rounds.finish({
      key: timeKey(clock, random),`,
  },
  {
    ...asked,
    claim: '[GAME-02] [BONUS-01] the wallet holds no bonus money for a hand',
    what: 'a game at a table is written down as one that takes bonus money',
    file: 'apps/platform/src/play/table-wallet.ts',
    find: '{ takesBonus: false }',
    replace: '{ takesBonus: true }',
  },
  {
    ...asked,
    claim: '[GAME-02] open hands are listed, and which the published rule must end',
    what: 'an open hand of a barred player waits a day',
    file: 'apps/platform/src/play/table-wallet.ts',
    find: 'isBarred || openedAt <= longAgo',
    replace: 'openedAt <= longAgo',
  },
  {
    ...played,
    claim: '[GAME-02] [PROOF-03] a hand is committed to with its first cards and opened at its end',
    what: 'the commitment of a hand would fit another hand',
    file: 'apps/games/src/tables/commitment.ts',
    find: `
    .update(Buffer.from(round.replaceAll('-', ''), 'hex'))`,
    replace: '',
  },
  {
    ...played,
    claim: '[GAME-02] [PROOF-03] a deal that is cut anywhere goes on with the seed it began with',
    what: 'a hand whose deal was cut is drawn anew',
    file: 'apps/games/src/tables/deal-hand.ts',
    find: '  const begun =\n    mayBegin &&',
    replace: '  await hands.drop(round)\n  const begun =\n    mayBegin &&',
  },
  {
    ...played,
    claim: '[GAME-02] [LED-05] killed at any step of "%s" a hand is the same, and booked once',
    what: 'a raise is asked under a fresh key after a crash',
    file: 'apps/games/src/tables/advance-hand.ts',
    find: `    key,
    round,
    playSession: hand.play_session,`,
    replace: `    key: timeKey(clock, context.random),
    round,
    playSession: hand.play_session,`,
  },
  {
    ...played,
    claim: '[GAME-02] of two devices that choose at one moment one chooses',
    what: 'a choice of a step that is past is made as the next one',
    file: 'apps/games/src/tables/choose.ts',
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
  {
    ...played,
    claim: '[GAME-02] a hand is changed at the step at which it was read, or not at all',
    what: 'two devices each make a choice at one moment, and both are made',
    file: 'apps/games/src/tables/hands.ts',
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
  {
    ...played,
    claim: '[GAME-02] [PROOF-03] a hand is committed to with its first cards and opened at its end',
    what: 'the seed of a hand is told while it is played',
    file: 'apps/games/src/tables/shown-hand.ts',
    find: `    view,
    options: o`,
    replace: `    view: { ...(view as object), seed: Buffer.from(seed).toString('hex') },
    options: o`,
  },
  {
    ...played,
    claim: '[GAME-02] who reads the database learns no seed while a hand is played',
    what: 'a sealed seed opens under another round',
    file: 'apps/games/src/tables/sealed-seed.ts',
    find: `    cipher.setAAD(Buffer.from(round))
    return Buffer.concat([nonce, cipher.update(seed), cipher.final(), cipher.getAuthTag()])
  }

  /** Throws for what we did not seal. */
  unseal(round: string, sealed: Uint8Array): Uint8Array {
    const decipher = createDecipheriv('aes-256-gcm', this.#key, sealed.subarray(0, nonceBytes))
    decipher.setAAD(Buffer.from(round))`,
    replace: `    return Buffer.concat([nonce, cipher.update(seed), cipher.final(), cipher.getAuthTag()])
  }

  unseal(round: string, sealed: Uint8Array): Uint8Array {
    const decipher = createDecipheriv('aes-256-gcm', this.#key, sealed.subarray(0, nonceBytes))`,
  },
  {
    ...played,
    claim: '[GAME-02] who reads the database learns no seed while a hand is played',
    what: 'the seed of an open hand stands in the database unsealed',
    file: 'apps/games/src/tables/sealed-seed.ts',
    find: `    return Buffer.concat([nonce, cipher.update(seed), cipher.final(), cipher.getAuthTag()])
  }

  /** Throws for what we did not seal. */
  unseal(round: string, sealed: Uint8Array): Uint8Array {`,
    replace: `    return Buffer.concat([nonce, seed, Buffer.alloc(tagBytes)])
  }

  unseal(round: string, sealed: Uint8Array): Uint8Array {
    if (round !== '') return new Uint8Array(sealed.subarray(nonceBytes, -tagBytes))`,
  },
  {
    ...played,
    claim: '[GAME-02] nobody plays another’s hand, or what is not open',
    what: 'a player chooses in the hand of another player',
    file: 'apps/games/src/tables/choose.ts',
    find: 'if (!found || found.player_ref !== seat.playerRef)',
    replace: 'if (!found)',
  },
  {
    ...served,
    claim: '[GAME-02] video poker’s bets are the same bets when they are asked again',
    what: 'a hand that is asked again is another one when its bets are written in another order',
    file: 'apps/games/src/tables/deal-hand.ts',
    find: 'canonicalJson(hand.bets) === canonicalJson(bets)',
    replace: 'JSON.stringify(hand.bets) === JSON.stringify(bets)',
  },
  {
    ...dealt,
    claim: '[GAME-02] the published rule is to %s with %s',
    what: 'a hand that was left is insured by the published rule',
    file: `${blackjack}/machine.ts`,
    find: "=== 'asked') return byteOf('no-insurance')",
    replace: "=== 'asked') return byteOf('insure')",
  },
  {
    ...dealt,
    claim: '[GAME-02] the published rule is to %s with %s',
    what: 'a hand that was left is doubled by the published rule',
    file: `${blackjack}/machine.ts`,
    find: "return byteOf(total <= (isSoft ? 17 : 11) ? 'hit' : 'stand')",
    replace: `if (total === 11 && handInTurn(state).length === 2) return byteOf('double')
    return byteOf(total <= (isSoft ? 17 : 11) ? 'hit' : 'stand')`,
  },
  {
    ...dealt,
    claim: 'chosen %s with %s',
    what: 'insurance is paid when the bank draws to 21',
    file: `${blackjack}/settle.ts`,
    find: 'const isWon = isNatural(state.bank)',
    replace: 'const isWon = totalOfCards(state.bank).total === 21',
  },
  {
    ...dealt,
    claim: 'aces get one card each, and 21 is no blackjack',
    what: '21 after a split is paid as a blackjack',
    file: `${blackjack}/settle.ts`,
    find: 'hands.length === 1 && isNatural(hand.cards)',
    replace: 'hands.length > 0 && isNatural(hand.cards)',
  },
  {
    part: 'tables',
    test: `${blackjack}/coach.test.ts`,
    claim: '[GAME-02] the hole card and what the bank draws are not seen before the end',
    what: 'the bank’s hole card is in what the browser gets before the end',
    file: `${blackjack}/view.ts`,
    find: 'isOver(state) ? state.bank : state.bank.slice(0, 1)',
    replace: 'state.bank',
  },
  {
    part: 'tables',
    test: 'packages/game-math/src/tables/roulette/roulette.test.ts',
    titled: 'la partage',
    claim: '[GAME-02] la partage gives half of an even chance back on zero, and of nothing else',
    what: 'la partage gives half of a dozen back',
    file: 'packages/game-math/src/tables/roulette/machine.ts',
    find: "spot.kind === 'even-chance'",
    replace: "(spot.kind === 'even-chance' || spot.kind === 'dozen')",
  },
  {
    part: 'tables',
    test: 'packages/game-math/src/tables/video-poker/machine.test.ts',
    claim: '[PROOF-06] each hand draws from all that the deal left, whatever another hand drew',
    what: 'all hands of video poker draw from one shoe, which is shuffled when it runs out',
    file: 'packages/game-math/src/tables/video-poker/machine.ts',
    find: `  const hands = Array.from({ length: bets.hands }, () => {
    const next = dealFive(state.shoe, rng).cards.values()`,
    replace: `  let { shoe } = state
  const hands = Array.from({ length: bets.hands }, () => {
    const drawn = dealFive(shoe, rng)
    shoe = drawn.shoe.size - drawn.shoe.taken.length < 5 ? state.shoe : drawn.shoe
    const next = drawn.cards.values()`,
  },
  {
    part: 'tables',
    test: 'apps/games/src/rounds/table-play.db.test.ts',
    claim:
      '[GAME-01] [GAME-02] a table that is not listed is not opened, and no hand is dealt at it',
    what: 'a table that is not whole can be opened by whoever knows its name',
    file: 'apps/games/src/tables/open-tables.ts',
    find: 'isListed(gameId) ?',
    replace: 'true ?',
  },
  {
    part: 'tables',
    test: 'apps/platform/src/play/table-replay.db.test.ts',
    claim: '[SEC-42] another player’s hand, and one that was given back, is none to replay',
    what: 'a hand of another player can be seen again',
    file: 'apps/platform/src/ledger/tables/played-table-round.ts',
    find: 'OR p.player = $',
    replace: 'OR p.player <= $',
  },
]
