import type { Exported } from './columns.ts'
import type { Basis, Erased, Whose } from './entry.ts'

/** The words of `docs/personal-data.md` for what the register says in a word. */
export const basisWords: Readonly<Record<Basis, string>> = {
  contract: 'the agreement with the player (GDPR 6(1)(b))',
  gambling: 'the gambling act and its orders (GDPR 6(1)(c))',
  laundering: 'the money laundering act § 30: five years after the relationship (GDPR 6(1)(c))',
  books: 'the bookkeeping act § 12: five years after the accounting year (GDPR 6(1)(c))',
  consent: 'consent (GDPR 6(1)(a))',
  interest: 'security, fraud and claims (GDPR 6(1)(f))',
  access: 'the right to a copy, and the proof that it was met (GDPR 5(2), 15)',
  erasure: 'the right to erasure, and the proof that it was met (GDPR 5(2), 17)',
  claims: 'a claim that is not over, or an authority that asks (GDPR 17(3))',
  none: 'no personal data',
}

export const erasedWords: Readonly<Record<Erased, string>> = {
  'at-once': 'at once',
  'after-the-law': 'not before the law lets it go',
  'by-itself': 'goes by itself',
  'by-number': 'stays, by a number that names nobody',
  never: 'no person in it',
}

export const exportedWords: Readonly<Record<Exported, string>> = {
  copied: 'yes',
  named: 'yes, as a word',
  money: 'yes, in øre',
  opened: 'yes, decrypted',
  owner: 'no: says whose the row is',
  secret: 'no: a secret, a key or a hash',
  others: 'no: other people',
  'not-told': 'no: the law may forbid to tell it',
  elsewhere: 'no: no person, or the same stands in another table',
  apart: 'no: kept by the game server under a name of its own',
  file: 'no: the file itself',
}

export const whoseWords: Readonly<Record<Whose['kind'], string>> = {
  nobody: 'nobody',
  visitors: 'visitors',
  employees: 'employees',
  several: 'several players',
  player: 'the player',
  'player-at-games': 'the player, by the name towards games',
}
