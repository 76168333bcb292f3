import type { PlantedBug } from './planted-bug.ts'

/** Tests of gambles and of versions share one database each, emptied between them. */
const gambles = { part: 'games', test: 'apps/games/src/rounds/gamble.db.test.ts' } as const
const versions = { part: 'games', test: 'apps/games/src/rounds/versions.db.test.ts' } as const

export const gamesBugs: readonly PlantedBug[] = [
  {
    ...gambles,
    claim: '[S51] after a reload the win is collected, and keys from before it are worth nothing',
    what: 'a win that was taken is gambled all the same',
    file: 'apps/games/src/rounds/gamble.ts',
    find: 'offeringKey(tokenSecret, playSession, round) === key',
    replace: 'offeringKey(tokenSecret, playSession, round) !== ""',
  },
  {
    ...gambles,
    claim: '[S51] a win of a version that is superseded is no more for gambling',
    what: 'a win of an older version of a game is gambled on the newer one',
    file: 'apps/games/src/rounds/gamble.ts',
    find: 'if (game?.hash !== definitionHash) {',
    replace: 'if (!game) {',
  },
  {
    ...versions,
    claim: 'an open round finishes on the version it was begun on › but not with another stake',
    what: 'the round of an older version is told to whoever names another stake',
    file: 'apps/games/src/rounds/finish-on-older-version.ts',
    find: 'oreToNumber(stored.spin?.valueOre ?? stored.stakeOre) === stakeOre &&\n      ',
    replace: '',
  },
  {
    ...versions,
    claim: 'a withdrawn version › a round on a withdrawn version is refused',
    what: 'a game that was withdrawn is told as one that changed',
    file: 'apps/games/src/rounds/finish-on-older-version.ts',
    find: "isWithdrawn ? 'game-withdrawn' : 'game-unknown'",
    replace: "isWithdrawn ? 'game-changed' : 'game-unknown'",
  },
  {
    ...versions,
    claim:
      'the archive › is read again within seconds, and what was read is borne while it is away',
    what: 'what was read of the archive is borne for ever while it is away',
    file: 'apps/games/src/catalogue/version-archive.ts',
    find: 'const standingsBorneMs = 60_000',
    replace: 'const standingsBorneMs = 600_000',
  },
  {
    part: 'games',
    claim: '[GAME-06] wild-respins: a feature is played for fun, and goes on after a reload',
    what: 'a respin is not told while it is played',
    file: 'apps/games/client/slot/interface/chips.ts',
    find: 'respins > 0 ? texts.respin(respins)',
    replace: 'respins > 99 ? texts.respin(respins)',
    test: 'e2e/mechanics.spec.ts',
    titled: 'wild-respins',
    needsBuild: true,
  },
]
