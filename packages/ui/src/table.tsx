import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** The four corners of a row's two lines on a narrow screen. */
type TableCorner = 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end'

export interface TableColumn<Row> {
  heading: string
  cell: (row: Row) => ReactNode
  /** Amounts stand at the end. */
  atEnd?: boolean
  corner: TableCorner
}

export interface TableProps<Row> {
  /** The content of the table, for those who do not see it. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table className="n-table">
      <caption className="n-visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ heading, atEnd }) => (
            <th
              key={heading}
              scope="col"
              className={classNames('n-table__heading', atEnd && 'n-table--end')}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className="n-table__row">
            {columns.map(({ heading, cell, atEnd, corner }) => (
              <td
                key={heading}
                style={{ gridArea: corner }}
                className={classNames(
                  'n-table__cell',
                  `n-table__cell--${corner}`,
                  atEnd && 'n-table--end',
                )}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
