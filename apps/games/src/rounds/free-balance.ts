import { kroner, oreToNumber } from '@nordlys/core'

/** The opening balance of a play for fun, at a slot and at a table. [GAME-06] */
export const freeBalanceOre = oreToNumber(kroner(1_000))
