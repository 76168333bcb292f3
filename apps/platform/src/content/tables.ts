import type { ColumnType, Generated } from 'kysely'

/** JSON goes in as text and comes out as the value. */
type Json = ColumnType<unknown, string, string>

declare module '../db/database.ts' {
  interface Database {
    content_entry: {
      kind: string
      id: string
      place: Generated<number>
      value: Json
      public_from: Date | null
      public_until: Date | null
    }
    content_change: {
      change_id: bigint
      at: Date
      author: string
      kind: string
      id: string
      before: unknown
      after: unknown
    }
    content_image: { name: string; sha256: Buffer; bytes: Buffer }
    content_version: { only_one: boolean; version: bigint }
  }
}
