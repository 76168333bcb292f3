import { Link } from '@nordlys/ui'
import { useLeadsOpen } from '../../ground/standing/standing-context.ts'
import { linkedPieces } from './linked-pieces.ts'

export interface LinkedTextProps {
  text: string
  /** Called when one of its links is followed. */
  onFollow?: () => void
}

/**
 * An editor's text with its links; whatever else stands in it is shown as it stands. Words that lead to
 * what a player may not do lead nowhere.
 */
export function LinkedText({ text, onFollow }: LinkedTextProps) {
  const leadsOpen = useLeadsOpen()
  return linkedPieces(text).map(({ words, to, from }) =>
    to === undefined || !leadsOpen(to) ? (
      words
    ) : (
      <Link key={from} href={to} className="n-link" onClick={onFollow}>
        {words}
      </Link>
    ),
  )
}
