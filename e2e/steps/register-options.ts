import type { Person } from './person.ts'

/** How a player is registered, whether over HTTP or by hand. */
export interface RegisterOptions {
  name?: string
  person?: Person
  /** The deposit limit in whole kroner. */
  limit?: { kroner: number; period: 'Dag' | 'Uge' | 'Måned' }
  /** With the welcome offer, or without, which is how it is unless said otherwise. */
  withOffer?: boolean
}
