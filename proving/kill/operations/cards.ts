import { readCards, removeCard } from '@nordlys/contracts'
import { invariant, required } from '@nordlys/core'
import { expect } from 'vitest'
import type { MoneyScene } from '../money-scene.ts'
import { cardAttempt } from './deposits.ts'
import { type Operation, oneMessage } from './operation.ts'

/** Saved with the money it brings, or not at all where none came. */
export const cardSaved: Operation = {
  name: 'a card is saved by its payment',
  async prepare(scene) {
    for (const { cardId } of await cardsOf(scene)) await remove(scene, cardId)
    const attempt = await cardAttempt(scene, { saveCard: true })
    return {
      act: () => attempt.act(),
      async verify() {
        await attempt.verify()
        const isBooked = attempt.shown()?.status === 'implemented'
        expect(await cardsOf(scene)).toHaveLength(isBooked ? 1 : 0)
      },
    }
  },
}

/** A card that was saved before pays: it stays, whatever becomes of the payment. */
export const cardUsed: Operation = {
  name: 'a saved card pays',
  async prepare(scene) {
    const cardId = await savedCard(scene)
    const attempt = await cardAttempt(scene, { cardId })
    return {
      act: () => attempt.act(),
      async verify() {
        await attempt.verify()
        expect(await cardsOf(scene)).toMatchObject([{ cardId }])
      },
    }
  },
}

export const cardRemoved = oneMessage('a saved card is removed', async (scene) => {
  const cardId = await savedCard(scene)
  return {
    say: () => remove(scene, cardId),
    async verify(answer) {
      expect(answer).toEqual({ ok: true })
      expect(await cardsOf(scene)).toEqual([])
    },
  }
})

async function savedCard(scene: MoneyScene): Promise<string> {
  const [known] = await cardsOf(scene)
  if (known) return known.cardId
  const attempt = await cardAttempt(scene, { saveCard: true })
  await attempt.act()
  const [saved] = await cardsOf(scene)
  return required(saved, 'the card that was saved').cardId
}

async function cardsOf({ caller, session }: MoneyScene) {
  const read = await caller.call(readCards, {}, session)
  invariant(read.ok, 'the player is logged in')
  return read.cards
}

function remove({ caller, session }: MoneyScene, cardId: string) {
  return caller.call(removeCard, { cardId }, session)
}
