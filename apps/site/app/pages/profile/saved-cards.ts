import { readCards, type SavedCard } from '@nordlys/contracts'
import { formatMoment } from '@nordlys/core'
import { ask } from '../../ground/scope/ask.ts'
import { type RequestScope, textsOf } from '../../ground/scope/request-scope.ts'
import { translator } from '../../ground/text/texts.ts'
import { cardWords, expiryText } from '../../parts/saved-card/card-words.ts'

/** A saved card in words. */
export interface ShownCard {
  cardId: string
  /** Such as `Visa, der slutter på 0000`. */
  words: string
  /** The name that the player gave it, or none. */
  name: string
  /** `12/2029`, where it is known. */
  expires: string | undefined
  isExpired: boolean
  usedAt: string
}

/** The results of naming or removing a card, as the page's address names them. */
const cardResults = ['navngivet', 'fjernet', 'tal', 'ukendt'] as const
export type CardResult = (typeof cardResults)[number]

export interface SavedCards {
  list: readonly ShownCard[]
  result: CardResult | undefined
}

/** The player's saved cards, and what became of their wish about one. [PAY-01] */
export async function readSavedCards(scope: RequestScope, url: URL): Promise<SavedCards> {
  const { cards } = await ask(scope, url, readCards, {})
  const t = translator(textsOf(scope, 'deposit'))
  const said = url.searchParams.get('kort')
  const shown = (card: SavedCard) => ({
    cardId: card.cardId,
    words: cardWords(t, card),
    name: card.name ?? '',
    expires: expiryText(card.expiryMonth),
    isExpired: card.isExpired,
    usedAt: formatMoment(card.usedAt),
  })
  return { list: cards.map(shown), result: cardResults.find((result) => result === said) }
}
