import type { ContentPage, FooterItem, MenuItem } from '@nordlys/contracts'
import type { ColumnType, Generated } from 'kysely'

/** JSON goes in as text and comes out as the value. */
type Json<T> = ColumnType<T, string, string>

declare module '../db/database.ts' {
  interface Database {
    content_translation: { group_name: string; key: string; text: string }
    content_menu_item: { id: string; place: number; item: Json<MenuItem> }
    content_page: { slug: string; page: Json<ContentPage> }
    content_footer_item: { id: string; place: number; item: Json<FooterItem> }
    content_configuration: {
      id: Generated<number>
      name: string
      type: string
      value: Json<unknown>
      is_public: boolean
    }
    content_version: { only_one: boolean; version: bigint }
  }
}
