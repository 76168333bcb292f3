/** A column of the database: its type, and whether it is always there. */
export interface ColumnType {
  type: string
  isRequired: boolean
}

/** The columns of `generated/schema.sql`, by `table.column`. */
export function columnTypesOf(shape: string): Map<string, ColumnType> {
  const types = new Map<string, ColumnType>()
  for (const [, table, body = ''] of shape.matchAll(/^CREATE TABLE (\w+) \(\n([\s\S]*?)\n\)/gm)) {
    for (const [, column, said = ''] of body.matchAll(/^ {2}([a-z]\w*) (.+?),?$/gm)) {
      const type = said.replace(/ (NOT NULL|DEFAULT|GENERATED|STORAGE|COLLATE)\b.*/, '')
      types.set(`${table}.${column}`, { type, isRequired: said.includes(' NOT NULL') })
    }
  }
  return types
}
