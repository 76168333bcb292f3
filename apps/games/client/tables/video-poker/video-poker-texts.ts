import type { HandName } from '@nordlys/game-math/tables/video-poker/hands'

/** The texts of video poker. */
export const videoPokerTexts = {
  deal: 'Giv',
  draw: 'Træk',
  hold: 'Hold',
  holds: (card: string) => `${card}, holdes`,
  swaps: (card: string) => `${card}, byttes`,
  holdKey: (place: number) => `Hold kort ${place}, eller slip det`,
  hidden: 'Kortet ligger med bagsiden opad',
  wildCard: (card: string) => `${card}, wild`,
  wild: 'Wild',
  yourCards: 'Dine kort',
  bet: 'Indsats',
  coins: (coins: number) => (coins === 1 ? 'mønt' : 'mønter'),
  coinsSaid: (coins: number) => (coins === 1 ? '1 mønt' : `${coins} mønter`),
  moreCoins: 'Flere mønter',
  fewerCoins: 'Færre mønter',
  most: 'Maks',
  mostCoins: 'Maks: flest mønter pr. hånd',
  coin: 'pr. mønt',
  higherCoin: 'Hæv møntens værdi',
  lowerCoin: 'Sænk møntens værdi',
  hands: 'Hænder',
  handsSaid: (hands: number) => (hands === 1 ? '1 hånd' : `${hands} hænder`),
  handsWord: (hands: number) => (hands === 1 ? 'hånd' : 'hænder'),
  nextHands: 'Skift antal hænder',
  nextCoin: 'Skift møntens værdi',
  betSaid: (hands: string, coins: string, coin: string, stake: string) =>
    `${hands}, ${coins} à ${coin}: ${stake} i indsats`,
  tooMuch: (most: string) => `En runde kan højst koste ${most}`,
  tip: 'Råd',
  tipOn: 'Slå råd til',
  tipOff: 'Slå råd fra',
  tipAway: 'Rådet kunne ikke hentes. Prøv igen.',
  tipHold: (count: number) => {
    if (count === 0) return 'Råd: byt alle kort'
    if (count === 5) return 'Råd: hold alle kort'
    return `Råd: hold ${count} kort`
  },
  tipHoldSaid: (cards: readonly string[]) => {
    if (cards.length === 0) return 'Råd: byt alle kort'
    if (cards.length === 5) return 'Råd: hold alle kort'
    return `Råd: hold ${cards.join(' og ')}`
  },
  tipReturn: (paid: string, stake: string) => `${paid} af ${stake} i gennemsnit`,
  yourReturn: (paid: string) => `Dit valg: ${paid}`,
  asGood: 'Dit valg er lige så godt',
  asAdvised: 'Du holder som rådet',
  ready: 'Vælg indsats, og tryk Giv',
  choose: 'Hold kort, og tryk Træk',
  standing: (hand: string) => `Du har ${hand}`,
  standsWith: (cards: string, told: string) => `${cards}. ${told}`,
  nothing: 'Ingen gevinst',
  times: (hand: string, count: number) => (count === 1 ? hand : `${count} × ${hand}`),
  endedWith: (told: string, paid: string) => `${told} · ${paid}`,
  paytable: 'Gevinsttabel',
  paysPerHand: 'Gevinst i kr. pr. hånd',
  paysFor: (coins: string, coin: string) => `ved ${coins} à ${coin}`,
  columns: 'Mønter',
  chosen: ', valgt',
  handNumber: (number: number) => `Hånd ${number}`,
  handSaid: (name: string, cards: string, result: string) => `${name}: ${cards}. ${result}`,
  handPaid: (hand: string, amount: string) => `${hand}, ${amount}`,
  otherHands: 'De andre hænder',
  paytableLead: (coin: string) =>
    `Så meget får du tilbage, indsatsen medregnet, for hver hånd, når en mønt er ${coin}`,
  paytableBest: 'En hånd betales én gang, som det bedste den kan være.',
  paytableReturn: (returned: string) =>
    `Tilbagebetaling (RTP): ${returned} med bedste spil, ved enhver indsats.`,
  tipAbout:
    'Råd viser de kort, der i gennemsnit er bedst at holde, og hvad de giver. Det er regnet ud for hver ' +
    'eneste hånd og er det samme for sjov og for penge. Det siger ikke, hvilke kort du trækker.',
  /** Names of the paytable's rows that are long, where there is little room. */
  shortRows: {
    'Royal flush uden toere': 'Royal uden toere',
    'Royal flush med toere': 'Royal med toere',
    'Royal flush uden joker': 'Royal uden joker',
    'Royal flush med joker': 'Royal med joker',
    'Fire toere, treere eller firere': 'Fire 2, 3 eller 4',
    'Fire femmere til konger': 'Fire 5 til konge',
    'Par i knægte eller bedre': 'Par i B til E',
    'Par i konger eller esser': 'Par i K eller E',
  } as Readonly<Record<string, string>>,
  /** As a hand that is shown small has them. */
  shortNames: {
    nothing: '',
    'jacks-or-better': 'Par',
    'kings-or-better': 'Par',
    'two-pair': 'To par',
    three: 'Tre ens',
    straight: 'Straight',
    flush: 'Flush',
    'full-house': 'Fuldt hus',
    four: 'Fire ens',
    'four-fives-to-kings': 'Fire ens',
    'four-twos-to-fours': 'Fire ens',
    'four-aces': 'Fire esser',
    'straight-flush': 'Str. flush',
    five: 'Fem ens',
    'wild-royal': 'Wild royal',
    'four-deuces': 'Fire toere',
    royal: 'Royal flush',
  } satisfies Record<HandName, string>,
} as const
