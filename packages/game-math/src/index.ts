export { giantReels } from './colossal/definition.ts'
export {
  type GambleColour,
  type GambleDefinition,
  type GambleStanding,
  gambleColours,
  gambleHash,
  gambleOf,
  mayGamble,
  playGamble,
} from './gamble/gamble.ts'
export { featuresOf, type GameFeature } from './games/features-of.ts'
export { lineGames, studioGames } from './games/games.ts'
export { parOf } from './games/proofs.ts'
export {
  type JackpotNetwork,
  type JackpotTier,
  keptOf,
  rateOf,
  returnShareOf,
} from './jackpot/network.ts'
export {
  joinedReturnMaxPercent,
  memberships,
  networkOfGame,
  networks,
} from './jackpot/networks.ts'
export {
  chanceOf,
  drawJackpots,
  isHit,
  type TierDraw,
  type TierStanding,
} from './jackpot/odds.ts'
export { payableOre } from './jackpot/pot.ts'
export type { Par } from './prove/par.ts'
export { MasterDrbg } from './random/master-drbg.ts'
export { type Rng, RngFailure } from './random/rng.ts'
export { seedBytes, seededRng } from './random/seeded-rng.ts'
export { selfTest } from './random/self-test.ts'
export type * from './rules/game-rules.ts'
export {
  type ParPage,
  type ParRow,
  type ParSection,
  type ParTable,
  parPageOf,
} from './rules/par-page.ts'
export { rulesOf } from './rules/rules-text.ts'
export { type CheckedDefinition, checkDefinition } from './slot/check-definition.ts'
export * from './slot/definition.ts'
export { canonicalJson, definitionHash } from './slot/definition-hash.ts'
export type * from './slot/events.ts'
export type { Layout } from './slot/layout.ts'
export type { CompiledGame } from './slot/mechanic.ts'
export type * from './slot/outcome.ts'
export { eventsOf } from './slot/outcome.ts'
export { compile, layoutOf, playRound, playRoundCoins } from './slot/play.ts'
export { replay, winOre } from './slot/replay.ts'
