import type { Parts } from './programs.ts'

const plenty = { burst: 1_000_000, perSecond: 10_000 }

/**
 * Rate limits for a world whose visitors all come from one address, as in tests: anonymous calls are not
 * throttled there. The limits have tests of their own.
 */
export const oneAddressBounds = {
  pageLimits: { stranger: plenty, session: plenty, call: plenty, picture: plenty },
  freeLimits: { opening: plenty, spin: plenty, reading: plenty },
} satisfies Partial<Parts>
