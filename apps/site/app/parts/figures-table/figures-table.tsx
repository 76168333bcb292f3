import './figures-table.css'

export interface FiguresTableProps {
  /** The subject of the table; for those who hear it. */
  title: string
  table: {
    columns: readonly string[]
    /** The first cell names the row. `share` is of 1. */
    rows: readonly { cells: readonly string[]; share?: number | undefined }[]
  }
}

/** Figures by row; where a row has a share, a bar as long stands behind it. */
export function FiguresTable({ title, table: { columns, rows } }: FiguresTableProps) {
  return (
    // Wider than a phone: it is moved on its own, and by the keyboard, too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that is moved must be reached
    <section className="s-figures" aria-label={title} tabIndex={0}>
      <table className="n-small">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [name, ...cells], share }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {share !== undefined && <Bar share={share} />}
              </th>
              {columns.slice(1).map((column, place) => (
                <td key={column}>{cells[place]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg className="s-figures__bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
      <rect width={share * 100} height="1" />
    </svg>
  )
}
