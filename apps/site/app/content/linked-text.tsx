import { Link } from '@nordlys/ui'
import { linkedPieces } from './linked-pieces.ts'

/** An editor's text with its links; whatever else stands in it is shown as it stands. */
export function LinkedText({ text }: { text: string }) {
  return linkedPieces(text).map(({ words, to, from }) =>
    to === undefined ? (
      words
    ) : (
      <Link key={from} href={to} className="n-link">
        {words}
      </Link>
    ),
  )
}
