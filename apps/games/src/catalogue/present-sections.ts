import type { GameMathematics } from '@nordlys/contracts'

/** A section of a page of figures, as both slots and tables have it. */
interface Section {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly table?:
    | {
        readonly columns: readonly string[]
        readonly rows: readonly { readonly cells: readonly string[]; readonly share?: number }[]
      }
    | undefined
}

export function presentSections(sections: readonly Section[]): GameMathematics['sections'] {
  return sections.map(({ heading, paragraphs, table }) => ({
    heading,
    paragraphs: [...paragraphs],
    ...(table && {
      table: {
        columns: [...table.columns],
        rows: table.rows.map(({ cells, share }) => ({
          cells: [...cells],
          ...(share !== undefined && { share }),
        })),
      },
    }),
  }))
}
