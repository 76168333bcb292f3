import { expect, test } from 'vitest'
import { TestHand } from './test-hand.ts'

/** 11, then 13, then 16, then over. */
const long = { hand: '5c 6d 2h 3s Td', bank: '9c Th' }

test('[LV37] the first cards are shown once the stakes are taken, the bank’s hole card is not', () => {
  const hand = TestHand.dealt(long, 'anna', 'bo')
  expect(hand.shown).toBe('2 1')
  expect(hand.told('phase')).toMatchObject([
    { phase: 'choosing', step: 0, endsAt: hand.now + 3_000 + 12_000 },
  ])
})

test('[LV39] a step ends once all have chosen, after 3 s at the earliest', () => {
  const hand = TestHand.dealt(long, 'anna', 'bo')
  hand.choose('anna', 'hit')
  hand.choose('bo', 'stand')
  hand.pass(5_999)
  expect(hand.commands('write')).toEqual([])
  hand.pass(1)
  expect(hand.commands('write')).toMatchObject([{ step: 0, made: bytes('hs') }])
})

test('[LV37] no card is shown before the choices that lead to it are written', () => {
  const hand = TestHand.dealt(long, 'anna', 'bo')
  hand.choose('anna', 'hit')
  hand.choose('bo', 'stand')
  hand.pass(60_000)
  expect(hand.shown).toBe('2 1')
  hand.written()
  expect(hand.shown).toBe('3 1')
  expect(hand.told('phase').at(-1)).toMatchObject({ step: 1, endsAt: hand.now + 13_000 })
})

test('[LV38] each chooses for himself: who stood chooses no more, and who hit goes on', () => {
  const hand = TestHand.dealt(long, 'anna', 'bo')
  hand.choose('anna', 'hit')
  hand.choose('bo', 'stand')
  hand.pass(6_000)
  hand.written()
  expect(hand.choose('bo', 'hit')).toMatchObject([{ type: 'choice-refused', refusal: 'not-open' }])
  expect(hand.choose('anna', 'double')).toMatchObject([{ refusal: 'not-open' }])
  expect(hand.choose('carl', 'hit')).toMatchObject([{ refusal: 'not-open' }])
  expect(hand.choose('anna', 'hit')).toMatchObject([{ type: 'chosen', step: 1 }])
})

test('[LV39] the first choice counts, and one of another step is too late', () => {
  const hand = TestHand.dealt(long, 'anna', 'bo')
  hand.choose('anna', 'hit')
  expect(hand.choose('anna', 'stand')).toMatchObject([{ type: 'chosen', choice: byte('h') }])
  expect(hand.choose('bo', 'hit', 1)).toMatchObject([
    { type: 'choice-refused', refusal: 'too-late' },
  ])
})

test('[LV39][TB16] who does not choose in time gets the published rule at that choice alone', () => {
  const hand = TestHand.dealt(long, 'anna', 'bo')
  hand.choose('bo', 'hit')
  hand.pass(15_299)
  expect(hand.commands('write')).toEqual([])
  hand.pass(1)
  // A hard 11 takes a card; the capital says that the rule chose.
  expect(hand.commands('write')).toMatchObject([{ made: bytes('Hh') }])
  expect(hand.toPlayer('anna')).toMatchObject([
    { type: 'chosen', choice: byte('h'), isByRule: true },
  ])
  hand.written()
  expect(hand.choose('anna', 'hit')).toMatchObject([{ type: 'chosen', step: 1 }])
  hand.pass(13_300)
  expect(hand.commands('write').at(-1)).toMatchObject({ step: 1, made: bytes('hS') })
})

test('[LV39] a choice that was on its way when the clock ran out counts for 300 ms', () => {
  const hand = TestHand.dealt(long, 'anna')
  hand.pass(15_299)
  expect(hand.choose('anna', 'stand')).toMatchObject([{ type: 'chosen' }])
  hand.pass(1)
  expect(hand.choose('anna', 'hit')).toMatchObject([{ refusal: 'too-late' }])
})

test('[LV40] a double counts once the books have it, and a refused one leaves hit and stand open', () => {
  const hand = TestHand.dealt(long, 'anna', 'bo')
  expect(hand.choose('anna', 'double')).toMatchObject([{ type: 'chosen', isAsked: true }])
  hand.choose('bo', 'double')
  expect(hand.commands('raise')).toMatchObject([{ places: [0] }, { places: [1] }])
  hand.raised('anna', true)
  hand.raised('bo', false)
  expect(hand.toPlayer('anna').at(-1)).toMatchObject({ choice: byte('d'), balanceOre: 7 })
  expect(hand.toPlayer('bo').at(-1)).toMatchObject({ refusal: 'too-little-money' })
  expect(hand.choose('bo', 'stand')).toMatchObject([{ type: 'chosen', choice: byte('s') }])
  const told = hand.toPlayer('anna').length
  hand.raised('anna', true)
  expect(hand.toPlayer('anna')).toHaveLength(told)
  hand.pass(6_000)
  expect(hand.commands('write')).toMatchObject([{ made: bytes('ds') }])
})

test('[LV40] a double without an answer holds the next card for 10 s, and then counts as stand', () => {
  const hand = TestHand.dealt(long, 'anna', 'bo')
  hand.choose('anna', 'double')
  hand.choose('bo', 'hit')
  hand.pass(15_300)
  expect(hand.told('held')).toHaveLength(1)
  expect(hand.commands('write')).toEqual([])
  hand.pass(9_999)
  expect(hand.commands('write')).toEqual([])
  hand.pass(1)
  expect(hand.commands('write')).toMatchObject([{ made: bytes('Sh') }])
  hand.raised('anna', true)
  hand.written()
  expect(hand.toPlayer('anna').at(-1)).toMatchObject({ choice: byte('s'), isByRule: true })
})

test('[LV40] while the card is held, the books’ answer still decides', () => {
  for (const [ok, made] of [
    [true, 'dh'],
    [false, 'Sh'],
  ] as const) {
    const hand = TestHand.dealt(long, 'anna', 'bo')
    hand.choose('anna', 'double')
    hand.choose('bo', 'hit')
    hand.pass(20_000)
    hand.raised('anna', ok)
    hand.pass(0)
    expect(hand.commands('write')).toMatchObject([{ made: bytes(made) }])
  }
})

test('[LV41] once nobody chooses the bank shows its cards, and each round is ended when they lie', () => {
  const hand = TestHand.dealt({ ...long, bank: '5h Th 4c' }, 'anna')
  hand.choose('anna', 'stand')
  hand.pass(6_000)
  hand.written()
  expect(hand.shown).toBe('2 3')
  const [{ landsAt = 0 } = {}] = hand.told('card').slice(-1)
  expect(landsAt).toBe(hand.now + 2_000)
  hand.pass(1_999)
  expect(hand.commands('pay')).toEqual([])
  hand.pass(1)
  expect(hand.commands('pay')).toMatchObject([{ choices: [bytes('s')] }])
  expect(hand.told('result')).toEqual([])
  hand.paid(0)
  expect(hand.told('result')).toMatchObject([{ seed: 'seed' }])
})

test('[LV42] the books’ answer on an end that comes again changes nothing', () => {
  const hand = TestHand.dealt({ hand: 'Ac Td', bank: '9c Th' }, 'anna', 'bo')
  hand.pass(4_000)
  hand.paid(0)
  hand.paid(0)
  expect(hand.toPlayer('anna').filter(({ type }) => type === 'paid')).toHaveLength(1)
  expect(hand.told('result')).toEqual([])
  hand.paid(1, 0)
  expect(hand.told('result')).toHaveLength(1)
})

test('[LV37] the answer to a write of another step shows no card', () => {
  const hand = TestHand.dealt(long, 'anna')
  hand.choose('anna', 'hit')
  hand.pass(6_000)
  hand.written()
  hand.choose('anna', 'hit')
  hand.pass(4_000)
  hand.take({ type: 'written', round: 1, step: 0 })
  expect(hand.shown).toBe('3 1')
})

test('[LV38] a blackjack, of the hand or the bank, ends the round before anybody chooses', () => {
  for (const cards of [
    { hand: 'Ac Td', bank: '9c Th' },
    { hand: '5c 6d', bank: 'Ac Td' },
  ]) {
    const hand = TestHand.dealt(cards, 'anna')
    expect(hand.phase).toBe('bank')
    expect(hand.shown).toBe('2 2')
  }
})

test('[LV38] a hand of 21 or more ends by itself', () => {
  const hand = TestHand.dealt({ hand: '5c 6d Th', bank: '9c Th' }, 'anna')
  hand.choose('anna', 'hit')
  hand.pass(6_000)
  hand.written()
  expect(hand.phase).toBe('bank')
  expect(hand.shown).toBe('3 2')
})

test('[LV42] an end without an answer holds the table after 10 s, and after 120 s it goes on', () => {
  const hand = TestHand.dealt({ hand: 'Ac Td', bank: '9c Th' }, 'anna', 'bo')
  hand.pass(4_000)
  hand.paid(0)
  hand.pass(9_999)
  expect(hand.told('held')).toEqual([])
  hand.pass(1)
  expect(hand.told('held')).toHaveLength(1)
  hand.pass(110_000)
  expect(hand.told('unsettled')).toMatchObject([{ round: 1 }])
  expect(hand.commands('leave')).toEqual([{ do: 'leave', round: 1 }])
  expect(hand.told('result')).toEqual([])
})

test('[LV43] a new owner shows the cards again, opens the step anew, and asks the same raises', () => {
  const before = TestHand.dealt(long, 'anna', 'bo', 'carl')
  const { decided } = before
  const booked = Uint8Array.of(1, 1, 6)
  const choices = [bytes('hs\0')]
  const hand = TestHand.takenOver({ decided, booked, choices })
  expect(hand.shown).toBe('3 1')
  expect(hand.told('phase')).toMatchObject([{ phase: 'choosing', step: 1 }])
  expect(hand.choose('carl', 'hit')).toMatchObject([{ refusal: 'not-open' }])
  const first = TestHand.takenOver({ decided, booked, choices: [], raising: [1] })
  expect(first.commands('raise')).toMatchObject([{ places: [1], isKnown: true }])
  expect(first.choose('bo', 'hit')).toMatchObject([{ type: 'chosen', isAsked: true }])
})

test('[LV43] a new owner of a hand that nobody chooses about shows the bank', () => {
  const { decided } = TestHand.dealt(long, 'anna')
  const choices = [bytes('h'), bytes('s')]
  const hand = TestHand.takenOver({ decided, booked: Uint8Array.of(1), choices })
  expect(hand.phase).toBe('bank')
  expect(hand.shown).toBe('3 2')
})

test('[LV43] a new owner of a round whose stakes were not answered takes them again', () => {
  const { decided } = TestHand.dealt(long, 'anna')
  const hand = TestHand.takenOver({ decided })
  expect(hand.commands('book')).toMatchObject([{ decided }])
  expect(hand.told('card')).toEqual([])
  expect(hand.commands('hide')).toEqual([])
})

test('[LV37] a round in which every stake is refused is dealt for whoever watches', () => {
  const { decided } = TestHand.dealt(long, 'anna')
  const hand = TestHand.takenOver({ decided, booked: Uint8Array.of(7) })
  expect(hand.phase).toBe('bank')
  hand.pass(5_000)
  expect(hand.commands('pay')).toEqual([])
  expect(hand.told('result')).toHaveLength(1)
})

function byte(letter: string): number {
  return letter.charCodeAt(0)
}

function bytes(letters: string): Uint8Array {
  return Uint8Array.from(letters, byte)
}
