/** The hands of video poker: as fine as any of our paytables tells them apart, the poorest first. */
export const handNames = [
  'nothing',
  'jacks-or-better',
  'kings-or-better',
  'two-pair',
  'three',
  'straight',
  'flush',
  'full-house',
  'four',
  'four-fives-to-kings',
  'four-twos-to-fours',
  'four-aces',
  'straight-flush',
  'five',
  'wild-royal',
  'four-deuces',
  'royal',
] as const

export type HandName = (typeof handNames)[number]

/** What counts as another hand where a paytable has no row of its own for it. */
export const countsAs: Partial<Readonly<Record<HandName, HandName>>> = {
  'kings-or-better': 'jacks-or-better',
  'four-fives-to-kings': 'four',
  'four-twos-to-fours': 'four',
  'four-aces': 'four',
}

/** What replaces any card: nothing, the four twos, or a joker beside the 52 cards. */
export type Wild = 'none' | 'deuces' | 'joker'
