import type { Ore } from '@nordlys/core'
import { z } from 'zod'

/** An amount of øre: a whole JSON number on the wire, `Ore` inside. */
export const oreField = z.codec(
  z.int(),
  z.custom<Ore>((value) => typeof value === 'bigint'),
  {
    decode: (wire) => BigInt(wire) as Ore,
    encode: (amount) => Number(amount),
  },
)

/** A moment: ISO 8601 with offset on the wire, `Date` inside. */
export const momentField = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (wire) => new Date(wire),
  encode: (at) => at.toISOString(),
})

/** A refusal that says all there is to say by its name. */
export const nothing = z.object({})
