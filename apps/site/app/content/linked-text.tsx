import { Link } from '@nordlys/ui'
import { linkedPieces } from './linked-pieces.ts'

export interface LinkedTextProps {
  text: string
  /** Told when one of its links is followed. */
  onFollow?: () => void
}

/** An editor's text with its links; whatever else stands in it is shown as it stands. */
export function LinkedText({ text, onFollow }: LinkedTextProps) {
  return linkedPieces(text).map(({ words, to, from }) =>
    to === undefined ? (
      words
    ) : (
      <Link key={from} href={to} className="n-link" onClick={onFollow}>
        {words}
      </Link>
    ),
  )
}
