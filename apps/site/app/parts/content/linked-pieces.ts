export interface TextPiece {
  readonly words: string
  /** Where the words lead; undefined for those that lead nowhere. */
  readonly to: string | undefined
  /** Where in the text the piece begins. */
  readonly from: number
}

const link = /\[([^\][]+)\]\(([^()\s]+)\)/g

/** `[words](address)` is a link; the content store takes none but safe addresses. */
export function linkedPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const match of text.matchAll(link)) {
    const [whole, words = '', to] = match
    if (match.index > end)
      pieces.push({ words: text.slice(end, match.index), to: undefined, from: end })
    pieces.push({ words, to, from: match.index })
    end = match.index + whole.length
  }
  if (end < text.length) pieces.push({ words: text.slice(end), to: undefined, from: end })
  return pieces
}
