export { type PlayedRound, playFromSeed } from './play-from-seed.ts'
export { presentRound } from './present-round.ts'
