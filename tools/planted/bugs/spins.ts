import { foundBy } from './planted-bug.ts'

/** Spins that an offer promised: each once, for nothing, and never for anything else. */
export const spinBugs = [
  ...foundBy('money', 'apps/platform/src/ledger/spins/spins.db.test.ts', {
    'apps/platform/src/ledger/sql/settle/settle-spin.sql': {
      'a spin that is asked for again is judged as a new one': {
        find: 'IF NOT EXISTS (SELECT FROM ledger_journal WHERE key = p_key) THEN',
        replace: 'IF true THEN',
      },
      'a limit that is spent stops a spin that stakes nothing': {
        find: 'account.loss_room := NULL; account.stake_room := NULL;',
      },
      'a spin is drawn for what the browser says': {
        find: ' AND given.value = p_value)',
        replace: ')',
      },
      'a grant lasts until a job has noted its end': {
        find: ' OR given.expires_at <= p_at THEN 11',
        replace: ' THEN 11',
      },
      'a spin counts towards a bonus': {
        find: 'SET played_at = p_at WHERE',
        replace: 'SET played_at = p_at, wager_left = greatest(wager_left - p_value, 0) WHERE',
      },
    },
    'apps/platform/src/ledger/sql/spin/grant-spins.sql': {
      'spins are given to a player who holds a pause': {
        find: "IF account.barred_until > p_at THEN RETURN 'barred'; END IF;",
      },
    },
  }),
  ...foundBy('money', 'apps/platform/src/play/promised-spins.db.test.ts', {
    'apps/platform/src/play/game-wallet.ts': {
      'a spin is played in a game with a jackpot': {
        find: 'const mayBe = !jackpots?.has(gameId)',
        replace: 'const mayBe = true',
      },
      'a key that was spent on a spin is answered for another value': {
        find: '[choices, valueOre, bets].filter',
        replace: '[choices, bets].filter',
      },
    },
  }),
  ...foundBy('games', 'apps/games/src/rounds/promised-spins.db.test.ts', {
    'apps/games/src/rounds/answer.ts': {
      'what a spin has won is offered for a gamble': {
        find: 'isSpin(played) ? undefined : offerAfter',
        replace: 'offerAfter',
      },
    },
    'apps/games/src/rounds/finish-on-older-version.ts': {
      'a spin of an older version is told as a round of own money': {
        find: ' &&\n      stored.spin?.grant === spins',
      },
    },
  }),
  ...foundBy('games', 'apps/games/client/slot/round/promised-spins.test.ts', {
    'apps/games/client/slot/round/round-machine.ts': {
      'who presses on after the last spin stakes own money': {
        find: 'return spins?.isOn && spins.left === 0 ? state : ask(',
        replace: 'return spins === null ? state : ask(',
      },
    },
  }),
]
