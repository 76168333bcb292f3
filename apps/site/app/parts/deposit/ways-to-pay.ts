import type { SavedCard } from '@nordlys/contracts'
import type { DepositOptions } from './amount-choice.tsx'
import type { CardWish } from './deposit-step.ts'
import type { Cashier } from './use-cashier-frames.ts'

type OpenMethod = DepositOptions['methods'][number]

/** One way to pay among those on the form: an open method, or one of the player's saved cards. */
export interface WayToPay {
  /** As the form sends it: the method's name, or the number that we have of the card. */
  value: string
  open: OpenMethod
  card?: SavedCard
}

/** Saved cards stand before the one that is typed. One that is over its date pays nothing. */
export function waysToPay(
  methods: readonly OpenMethod[],
  cards: readonly SavedCard[],
): readonly WayToPay[] {
  return methods.flatMap((open): WayToPay[] => {
    const saved = open.method === 'card' ? cards.filter(({ isExpired }) => !isExpired) : []
    return [
      ...saved.map((card) => ({ value: card.cardId, open, card })),
      { value: open.method, open },
    ]
  })
}

/** The box by which a card that is typed is saved. */
export const saveCardName = 'save_card'

/** The player's wish about the card: the browser keeps a tick that was made before script arrived. */
export function cardWishOf({ card }: WayToPay, form: FormData): CardWish {
  return { cardId: card?.cardId, savesCard: !card && form.has(saveCardName) }
}

/**
 * The provider's page for a way to pay. Of a saved card it asks for control digits alone; our number of the
 * card is nothing to the provider, but has the page loaded again, so that no digits stay for another card.
 */
export function cashierOf(cashier: Cashier, { card }: WayToPay): Cashier {
  if (!card) return cashier
  const url = new URL(cashier.url)
  url.searchParams.set('fields', 'cvv')
  url.searchParams.set('card', card.cardId)
  return { ...cashier, url: url.href }
}
