export { bookedOf } from './booking.ts'
export { latestMax } from './landing.ts'
export { type LiveGame, puntoBancoTiming, rouletteTiming, type Timing } from './live-game.ts'
export { MerkleTree } from './merkle.ts'
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
