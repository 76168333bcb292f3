import { Card, classNames, Link } from '@nordlys/ui'
import { FiguresTable } from '../../../parts/figures-table/figures-table.tsx'
import './period.css'
import type { PeriodView } from './period-view.ts'

/** The figures of a period: sums, picture and table, and the ways to the other periods. [SCREEN-13] */
export function PeriodCard({ title, waysLabel, ways, sums, picture, table }: PeriodView) {
  return (
    <Card
      title={title}
      aside={
        <ul className="n-ways n-ways--close" aria-label={waysLabel}>
          {ways.map(({ href, text, isChosen }) => (
            <li key={href}>
              <Link
                href={href}
                className={classNames('s-period__way', isChosen && 's-period__way--chosen')}
                aria-current={isChosen ? 'true' : undefined}
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      }
    >
      <div className="s-period">
        <dl className="n-facts s-period__sums">
          {sums.map(({ label, value, mark }) => (
            <div key={label}>
              <dt>
                {mark && <span className={`s-period__mark s-period__mark--${mark}`} aria-hidden />}
                {label}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Picture {...picture} />
        <details className="s-period__more">
          <summary>{table.label}</summary>
          {table.rows.length > 0 ? (
            <FiguresTable title={title} table={table} />
          ) : (
            <p className="n-small n-text-2">{table.empty}</p>
          )}
        </details>
      </div>
    </Card>
  )
}

/** The table has the same figures and is read aloud in its place. */
function Picture({ label, lines, bars, points, dates }: PeriodView['picture']) {
  return (
    <div className="s-period__picture" role="img" aria-label={label}>
      <div className="s-period__plot">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {lines.map(({ top, isZero }) => (
            <line
              key={top}
              className={isZero ? 's-period__zero' : 's-period__line'}
              {...{ x1: 0, x2: 100, y1: top, y2: top }}
            />
          ))}
          {bars.map(({ kind, left, top, width, height }) => (
            <rect
              key={left}
              className={`s-period__bar--${kind}`}
              {...{ x: left, y: top, width, height }}
            />
          ))}
          <polyline className="s-period__result" points={points} />
        </svg>
        {lines.map(({ top, amount }) => (
          <span key={top} className="s-period__amount" style={{ top: `${top}%` }}>
            {amount}
          </span>
        ))}
      </div>
      <div className="s-period__dates">
        {dates.map((date) => (
          <span key={date}>{date}</span>
        ))}
      </div>
    </div>
  )
}
