/** Where one program keeps what its part of the database consists of. */
export interface SchemaFiles {
  /** PostgreSQL's schema; it is made when it is missing. */
  schema: string
  /** The folder of versioned migrations: tables and data. */
  migrations: URL
  /** The folder whose folders named `sql`, however deep, hold the functions, views and triggers. */
  definitions: URL
  /** The advisory lock under which one copy migrates while the others wait. */
  lock: number
}
