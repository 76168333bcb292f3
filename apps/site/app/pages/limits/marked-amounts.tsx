/** Stands round what is to be bold; no text of ours holds it. */
export const boldMark = '\u0000'

/** A sentence whose marked parts are bold. */
export function MarkedAmounts({ text }: { text: string }) {
  return piecesOf(text).map(({ at, piece, isBold }) =>
    isBold ? (
      <b key={at} className="s-limit-bold">
        {piece}
      </b>
    ) : (
      <span key={at}>{piece}</span>
    ),
  )
}

/** Every other piece stood between marks; each is known by where it begins. */
function piecesOf(text: string) {
  const pieces: { at: number; piece: string; isBold: boolean }[] = []
  let at = 0
  for (const piece of text.split(boldMark)) {
    pieces.push({ at, piece, isBold: pieces.length % 2 === 1 })
    at += piece.length + 1
  }
  return pieces
}
