import { classNames } from './class-names.ts'
import { Link } from './link.tsx'

export interface MitIdButtonProps {
  /** One of MitID's own texts, such as "Log ind med MitID". */
  text: string
  wide?: boolean
  /** Where it leads; without it, it is the submit button of its form. */
  href?: string
}

/** MitID's blue and shape. It carries words alone: the mark itself is used by agreement only. */
export function MitIdButton({ text, wide = false, href }: MitIdButtonProps) {
  const className = classNames('n-mit-id-button', wide && 'n-mit-id-button--wide')
  if (href === undefined) {
    return (
      <button type="submit" className={className}>
        {text}
      </button>
    )
  }
  return (
    <Link href={href} className={className}>
      {text}
    </Link>
  )
}
