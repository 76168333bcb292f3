import { kroner, oreToNumber } from '@nordlys/core'

/** What a play for fun begins with, at a slot and at a table. [GAME-06] */
export const freeBalanceOre = oreToNumber(kroner(1_000))
