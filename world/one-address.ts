import type { Parts } from './programs.ts'

const plenty = { burst: 1_000_000, perSecond: 10_000 }

/**
 * Bounds by network for a world whose visitors all come from one address, as in tests: nothing asked
 * for without a login is held back there. What the bounds do is tested by itself.
 */
export const oneAddressBounds = {
  pageLimits: { stranger: plenty, session: plenty, call: plenty, picture: plenty },
  freeLimits: { opening: plenty, spin: plenty, reading: plenty },
} satisfies Partial<Parts>
