import { foundBy } from './planted-bug.ts'

const wildRespins = { test: 'e2e/mechanics.spec.ts', titled: 'wild-respins', needsBuild: true }

export const gamesBugs = [
  // Tests of gambles and of versions share one database each, emptied between them.
  ...foundBy('games', 'apps/games/src/rounds/gamble.db.test.ts', {
    'apps/games/src/rounds/gamble.ts': {
      'a win that was taken is gambled all the same': {
        find: 'offeringKey(tokenSecret, playSession, round) === key',
        replace: 'offeringKey(tokenSecret, playSession, round) !== ""',
      },
      'a win of an older version of a game is gambled on the newer one': {
        find: 'if (game?.hash !== definitionHash) {',
        replace: 'if (!game) {',
      },
    },
  }),
  ...foundBy('games', 'apps/games/src/rounds/versions.db.test.ts', {
    'apps/games/src/rounds/finish-on-older-version.ts': {
      'the round of an older version is told to whoever names another stake': {
        find: 'oreToNumber(stored.spin?.valueOre ?? stored.stakeOre) === stakeOre &&\n      ',
      },
      'a game that was withdrawn is told as one that changed': {
        find: "isWithdrawn ? 'game-withdrawn' : 'game-unknown'",
        replace: "isWithdrawn ? 'game-changed' : 'game-unknown'",
      },
    },
    'apps/games/src/catalogue/version-archive.ts': {
      'what was read of the archive is borne for ever while it is away': {
        find: 'const standingsBorneMs = 60_000',
        replace: 'const standingsBorneMs = 600_000',
      },
    },
  }),
  ...foundBy('games', wildRespins, {
    'apps/games/client/slot/interface/chips.ts': {
      'a respin is not told while it is played': {
        find: 'respins > 0 ? texts.respin(respins)',
        replace: 'respins > 99 ? texts.respin(respins)',
      },
    },
  }),
]
