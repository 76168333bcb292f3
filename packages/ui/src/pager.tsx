import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

/** How many entries a page of a list has, unless the list says another number. [CONTENT-03] */
export const defaultPageSize = 10

/** How many page numbers stand side by side. [CONTENT-03] */
const shownPages = 5

export interface PagerProps {
  label: string
  previousLabel: string
  nextLabel: string
  /** From 1. */
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  /** `11–20 af 86`. */
  range?: ReactNode
}

export function Pager(props: PagerProps) {
  const { label, page, pageCount, hrefOf, range } = props
  if (pageCount < 2) return null
  return (
    <nav className="n-pager" aria-label={label}>
      <Step to={page - 1} text={props.previousLabel} glyph={ChevronLeft} pager={props} />
      {pagesAround(page, pageCount).map((shown) => (
        <Link
          key={shown}
          href={hrefOf(shown)}
          className="n-pager__page"
          aria-current={shown === page ? 'page' : undefined}
        >
          {shown}
        </Link>
      ))}
      <Step to={page + 1} text={props.nextLabel} glyph={ChevronRight} pager={props} />
      {range && <span className="n-pager__range">{range}</span>}
    </nav>
  )
}

/** The page numbers to show: five at most, the present one in the middle where it can be. */
export function pagesAround(page: number, pageCount: number): number[] {
  const count = Math.min(shownPages, pageCount)
  const first = Math.max(1, Math.min(page - Math.floor(count / 2), pageCount - count + 1))
  return Array.from({ length: count }, (_, index) => first + index)
}

interface StepProps {
  to: number
  text: string
  glyph: typeof ChevronLeft
  pager: PagerProps
}

function Step({ to, text, glyph, pager }: StepProps) {
  if (to < 1 || to > pager.pageCount) {
    return (
      <span className="n-pager__page n-pager__page--off" aria-hidden>
        <Icon glyph={glyph} />
      </span>
    )
  }
  return (
    <Link href={pager.hrefOf(to)} className="n-pager__page" aria-label={text}>
      <Icon glyph={glyph} />
    </Link>
  )
}
