import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField } from '../base/text.ts'
import { momentField, nothing } from '../base/wire.ts'

/** As many cards as a player may have saved. */
export const savedCardsMax = 4

/** The name that a player gives a card. */
export const cardNameLengthMax = 40

/** A card that the payment provider keeps for the player. Its token stays on the server. */
export const savedCard = z.object({
  cardId: z.uuid(),
  /** Each as the provider said it; absent where it did not. */
  brand: z.string().optional(),
  last4: z.string().optional(),
  /** `2029-12`, to the end of which it is good. */
  expiryMonth: z.string().optional(),
  isExpired: z.boolean(),
  name: z.string().optional(),
  savedAt: momentField,
  usedAt: momentField,
})

/** The card used last comes first. */
export const readCards = call({
  name: 'read-cards',
  path: '/v1/cards/read',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({ cards: z.array(savedCard) }),
  refusals: { 'session-expired': nothing },
})

export const nameCard = call({
  name: 'name-card',
  path: '/v1/cards/name',
  actor: { kind: 'player' },
  request: z.object({
    cardId: z.uuid(),
    /** Empty: the card has no name of its own any more. */
    name: lineField(cardNameLengthMax),
  }),
  answer: z.object({}),
  refusals: {
    'session-expired': nothing,
    'unknown-card': nothing,
    /** A name that could be a card's number, or a person's, is not kept. */
    'name-holds-number': nothing,
  },
})

/** Takes a card away, here and at the provider. It needs no more than the session: nothing is paid by it. */
export const removeCard = call({
  name: 'remove-card',
  path: '/v1/cards/remove',
  actor: { kind: 'player' },
  request: z.object({ cardId: z.uuid() }),
  answer: z.object({}),
  refusals: { 'session-expired': nothing, 'unknown-card': nothing },
})

export type SavedCard = z.output<typeof savedCard>
