export { gambleFromSeed, type PlayedGamble } from './gamble-from-seed.ts'
export { type PlayedRound, playFromSeed } from './play-from-seed.ts'
export { presentRound } from './present-round.ts'
