/** Tables of the runner itself; a dump leaves them out. */
export const ownTables = ['db_migration', 'db_definition', 'db_release'] as const
