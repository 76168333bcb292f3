/** The texts that trekortspoker and hold'em share. */
export const pokerTexts = {
  bank: 'Banken',
  board: 'Fælles kort',
  yourHand: 'Din hånd',
  hidden: 'skjult kort',
  placeFirst: 'Læg en jeton på Ante for at spille',
  withMoney: (name: string, amount: string) => `${name} · ${amount}`,
  play: 'Spil',
  fold: 'Læg kortene ned',
  standing: (cards: string, hand: string) => `Dine kort er ${cards}. Du har ${inSentence(hand)}.`,
  ended: (yours: string, banks: string) =>
    `Du har ${inSentence(yours)}, banken har ${inSentence(banks)}.`,
  line: (bet: string, paid: string) => `${bet} gav ${paid}`,
  paytable: 'Gevinsttabel',
  hand: 'Hånd',
  pays: 'Betaler',
  timesStake: (times: number) => `${times} til 1`,
} as const

function inSentence(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
