export { canonicalJson, definitionHash } from './base/definition-hash.ts'
export type * from './base/events.ts'
export type * from './base/outcome.ts'
export { eventsOf } from './base/outcome.ts'
export type * from './base/position.ts'
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
export { checkDefinition } from './game/check-definition.ts'
export * from './game/definition.ts'
export { featuresOf, type GameFeature } from './game/features-of.ts'
export { openLiveTables } from './game/live-tables.ts'
export { parPageOf } from './game/par-page.ts'
export { type CompiledGame, compile, layoutOf, playRound, playRoundCoins } from './game/play.ts'
export { replay, winOre } from './game/replay.ts'
export { rulesOf } from './game/rules-text.ts'
export { sharedDraw } from './game/shared-draw.ts'
export {
  openTableGames,
  type TableDefinition,
  type TableGame,
  tableGameOf,
  tableTitleOf,
} from './game/table-games.ts'
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
export { giantReels } from './mechanics/colossal/definition.ts'
export type { Par } from './prove/par.ts'
export { MasterDrbg } from './random/master-drbg.ts'
export { seededRng } from './random/seeded-rng.ts'
export type * from './rules/game-rules.ts'
export { automaticFor, type BlackjackChoice, byteOf } from './tables/blackjack/choices.ts'
export { totalOfCards } from './tables/blackjack/hand.ts'
export { readCards } from './tables/cards/card.ts'
export type { TableStanding } from './tables/engine.ts'
export {
  liveFacts,
  livePageOf,
  type TableFacts,
  tableFacts,
  tablePageOf,
} from './tables/facts/index.ts'
export { resultOf as puntoBancoResult } from './tables/punto-banco/machine.ts'
export type { PuntoBancoWinner } from './tables/punto-banco/payouts.ts'
export { colourOf } from './tables/roulette/layout.ts'
export type { SharedLine } from './tables/shared-blackjack/draw.ts'
