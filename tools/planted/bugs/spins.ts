import type { PlantedBug } from './planted-bug.ts'

const booked = { part: 'money', test: 'apps/platform/src/ledger/spins/spins.db.test.ts' } as const
const settled = {
  part: 'money',
  test: 'apps/platform/src/play/promised-spins.db.test.ts',
} as const
const served = {
  part: 'games',
  test: 'apps/games/src/rounds/promised-spins.db.test.ts',
} as const
const shown = {
  part: 'games',
  test: 'apps/games/client/slot/round/promised-spins.test.ts',
} as const
const settleSpin = 'apps/platform/src/ledger/sql/settle/settle-spin.sql'

/** Spins that an offer promised: each once, for nothing, and never for anything else. */
export const spinBugs: readonly PlantedBug[] = [
  {
    ...booked,
    claim: '[LED-02] a repeat gets the stored seed and win and takes no spin',
    what: 'a spin that is asked for again is judged as a new one',
    file: settleSpin,
    find: 'IF NOT EXISTS (SELECT FROM ledger_journal WHERE key = p_key) THEN',
    replace: 'IF true THEN',
  },
  {
    ...booked,
    claim: '[LIM-03] limits of stake and loss stop no spin, and a spin leaves their room alone',
    what: 'a limit that is spent stops a spin that stakes nothing',
    file: settleSpin,
    find: 'account.loss_room := NULL; account.stake_room := NULL;',
    replace: '',
  },
  {
    ...booked,
    claim: 'another value is refused, and moves nothing',
    what: 'a spin is drawn for what the browser says',
    file: settleSpin,
    find: ' AND given.value = p_value)',
    replace: ')',
  },
  {
    ...booked,
    claim: 'a grant ends after elapsed time, whether or not anyone has noticed; the sweep notes it',
    what: 'a grant lasts until a job has noted its end',
    file: settleSpin,
    find: ' OR given.expires_at <= p_at THEN 11',
    replace: ' THEN 11',
  },
  {
    ...booked,
    claim: '[BONUS-02] with a bonus a spin counts towards nothing, and its most stops none',
    what: 'a spin counts towards a bonus',
    file: settleSpin,
    find: 'SET played_at = p_at WHERE',
    replace: 'SET played_at = p_at, wager_left = greatest(wager_left - p_value, 0) WHERE',
  },
  {
    ...booked,
    claim: 'a grant is given once, and under a bar not at all',
    what: 'spins are given to a player who holds a pause',
    file: 'apps/platform/src/ledger/sql/spin/grant-spins.sql',
    find: "IF account.barred_until > p_at THEN RETURN 'barred'; END IF;",
    replace: '',
  },
  {
    ...settled,
    claim: '[GAME-04] in a game with a jackpot no spin is played',
    what: 'a spin is played in a game with a jackpot',
    file: 'apps/platform/src/play/game-wallet.ts',
    find: 'const mayBe = !jackpots?.has(gameId)',
    replace: 'const mayBe = true',
  },
  {
    ...settled,
    claim: '[LED-02] a repeat on another copy gets the first draw, and takes no spin',
    what: 'a key that was spent on a spin is answered for another value',
    file: 'apps/platform/src/play/game-wallet.ts',
    find: '[choices, valueOre, bets].filter',
    replace: '[choices, bets].filter',
  },
  {
    ...served,
    claim: '[S51] its win is not offered for a gamble',
    what: 'what a spin has won is offered for a gamble',
    file: 'apps/games/src/rounds/answer.ts',
    find: 'isSpin(played) ? undefined : offerAfter',
    replace: 'offerAfter',
  },
  {
    ...served,
    claim: 'on a version that is superseded it is told as it was, as a spin alone',
    what: 'a spin of an older version is told as a round of own money',
    file: 'apps/games/src/rounds/finish-on-older-version.ts',
    find: ' &&\n      stored.spin?.grant === spins',
    replace: '',
  },
  {
    ...shown,
    claim: 'after the last one a press plays nothing, until own money is chosen',
    what: 'who presses on after the last spin stakes own money',
    file: 'apps/games/client/slot/round/round-machine.ts',
    find: 'return spins?.isOn && spins.left === 0 ? state : ask(',
    replace: 'return spins === null ? state : ask(',
  },
]
