/**
 * Every advisory lock of the product, so that two uses never meet. SQL has the same numbers, each with
 * its name in a comment; `tidy` compares them. PostgreSQL keeps locks of one key of 64 bits and locks of
 * two keys of 32 bits apart; the numbers differ all the same.
 */

/** Locks of one key. */
export const lockKeys = {
  /** A copy that migrates the platform's part of the database; the others wait. */
  migratePlatform: 7_243_001,
  /** The same for the games server's. */
  migrateGames: 7_243_005,
  /** `ledger_prepare_months`: a month's tables are made once. */
  prepareMonths: 7_243_002,
  /** `ledger_name_supplier`: a new name gets one number. */
  nameSupplier: 7_243_004,
  /** `audit_seal_lines`: one copy seals, the others pass. */
  sealLines: 7_243_014,
  /** One redirect rule is saved after the other, so that no two make a circle together. */
  redirectRules: 7_243_081,
  /** Offers change one at a time, since they are judged beside one another. */
  offers: 7_243_085,
} as const

/** Locks of two keys: the space, and what is held in it. */
export const lockSpaces = {
  /** A copy's lane of the ledger, by number, for as long as it lives. */
  ledgerLane: 7_243,
  /** A player's payments, by player. */
  paymentsOfPlayer: 7_243_010,
  /** A provider's transaction, by the hash of its name. */
  paymentTransaction: 7_243_011,
  /** A player's play notices, by player. */
  noticesOfPlayer: 7_243_012,
  /** A worker of the job queue that lives, by its number. */
  livingWorker: 7_243_013,
  /** A player's list of favourites, by player. */
  favouritesOfPlayer: 7_243_015,
  /** The comparison with one outside party, by the hash of its name. */
  reconcileParty: 7_243_016,
  /** The mark that has people look at a player's payouts, by player. */
  payoutMarkOfPlayer: 7_243_017,
  /** A player's complaints, by player. */
  complaintsOfPlayer: 7_243_018,
  /** A player's copies of their data, by player. */
  dataCopiesOfPlayer: 7_243_032,
  /** A player's documents, by player. */
  documentsOfPlayer: 7_243_080,
} as const

/** Seeds with which a text is hashed to one key of 64 bits. */
export const lockSeeds = {
  /** `ledger_lock_supplier_tx`: a supplier's transaction. */
  supplierTx: 7_243_003,
  /** The versions of a game, by its id. */
  gameVersions: 7_243_006,
  /** A player's favourites at tables, by the player as games know them. */
  favouritesAtTables: 7_243_007,
} as const
