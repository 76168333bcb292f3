import { accountEntries } from './accounts.ts'
import { careEntries } from './care.ts'
import type { Entries } from './entry.ts'
import { gamesEntries } from './games.ts'
import { ledgerEntries } from './ledger.ts'
import { operationEntries } from './operation.ts'
import { paymentEntries } from './payments.ts'
import { playEntries } from './play.ts'
import { supportEntries } from './support.ts'

/** The parts of the register, in the order of `docs/personal-data.md`. */
export const registerParts: Readonly<Record<string, Entries>> = {
  'Account and identity': accountEntries,
  Payments: paymentEntries,
  Books: ledgerEntries,
  'Play and offers': playEntries,
  'Limits and care': careEntries,
  Complaints: supportEntries,
  Operation: operationEntries,
  'Game server': gamesEntries,
}

/**
 * Every table of the product, by its name; with its schema where that is not `public`. A test reads the
 * database's catalogue and fails on a table or a column that is missing here, and on one too many. [PD1]
 */
export const register: Entries = Object.assign({}, ...Object.values(registerParts))
