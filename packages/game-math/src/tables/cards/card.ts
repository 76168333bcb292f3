/**
 * A card as a number from 0 to 51: four of each rank, from the twos to the aces, and in each rank
 * clubs, diamonds, hearts and spades.
 */
export type Card = number

export const cardsPerDeck = 52
/** Beside the 52 of a deck that is played with one. */
export const joker: Card = 52

/** From 0, a two, to 12, an ace. */
export function rankOf(card: Card): number {
  return card >> 2
}

/** 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export function suitOf(card: Card): number {
  return card & 3
}

export function cardOf(rank: number, suit: number): Card {
  return rank * 4 + suit
}

const ranks = '23456789TJQKA'
const suits = 'cdhs'

/** `Td` is the ten of diamonds, `Xx` the joker; for tests, records and what staff read. */
export function showCard(card: Card): string {
  if (card === joker) return 'Xx'
  return `${ranks[rankOf(card)] ?? ''}${suits[suitOf(card)] ?? ''}`
}

/** The reverse of `showCard`, for cards that our own files write: `readCards('Td As')`. */
export function readCards(text: string): Card[] {
  return text.split(' ').map((each) => {
    if (each === 'Xx') return joker
    const [rank, suit] = [ranks.indexOf(each.charAt(0)), suits.indexOf(each.charAt(1))]
    if (each.length !== 2 || rank < 0 || suit < 0) throw new Error(`no card: ${each}`)
    return cardOf(rank, suit)
  })
}
