import { grantSpins, voidSpins } from '../ledger/index.ts'

/** The keeper of players' spins. Each act is part of the caller's transaction. */
export type SpinsKeeper = typeof ledgerSpins

export const ledgerSpins = { grantSpins, voidSpins }
