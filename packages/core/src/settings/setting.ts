/** The five programs, in the order of their ports. */
export const programNames = ['site', 'platform', 'games', 'sandbox', 'back-office'] as const

export type ProgramName = (typeof programNames)[number]

export type Environment = Readonly<Record<string, string | undefined>>

/** A reader of a setting: a program, `npm run desk`, or `npm start`, which reads all of them. */
export type Reader = ProgramName | 'desk' | 'start'

/** The shape of a value, wherever the product runs. `kinds.ts` says how each is checked. */
export type Kind =
  | 'first-port'
  | 'port'
  | 'host'
  | 'text'
  | 'email'
  | 'level'
  | 'database'
  | 'address'
  | 'origin'
  | 'script'
  | 'proxies'
  | 'suppliers'
  | 'key'
  | 'own-secret'
  | 'party-secret'

/** The parties outside. A stand-in takes the place of one that the environment does not name. */
export const partyNames = [
  'MITID',
  'PAYMENTS',
  'MOBILEPAY',
  'ROFUS',
  'NEMKONTO',
  'MESSAGES',
] as const

export type PartyName = (typeof partyNames)[number]

/** One setting of the environment. */
export interface Setting {
  meaning: string
  kind: Kind
  readBy: readonly Reader[]
  /** The default when it is not set. */
  value?: string
  /** The same in words, where it is worked out or made. */
  otherwise?: string
  example: string
  /** When it must be set: `stated` is always, but that `npm start` makes it beside its own database. */
  needed?: 'production' | 'stated'
  /** Whether it begins with https:// in production. */
  https?: true
  /** A public address: any that is not on this machine makes it production. */
  public?: ProgramName
  /** One of a party's: all are set, or none and the stand-in is used, which production has not. */
  party?: PartyName
}
