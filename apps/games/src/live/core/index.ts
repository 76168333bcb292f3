export { bookedOf } from './booking.ts'
export { choicesOf, isRaised } from './hand-choices.ts'
export type { Choices, HandCommand, Paid, Raised } from './hand-state.ts'
export { latestMax } from './landing.ts'
export {
  blackjackHandTiming,
  blackjackTiming,
  type LiveGame,
  puntoBancoTiming,
  rouletteTiming,
} from './live-game.ts'
export { MerkleTree } from './merkle.ts'
export { ownHand } from './own-hand.ts'
export { presentState } from './present-state.ts'
export type { Slip } from './slips.ts'
export { dueAt, step, takeOver } from './step.ts'
export type {
  Booked,
  Booking,
  Command,
  Decided,
  FinalSlip,
  Input,
  Settled,
  Step,
  TableState,
} from './table-state.ts'
