import type { PuntoBancoWinner } from '@nordlys/game-math/tables/punto-banco/payouts'
import type { PuntoBancoBet } from '@nordlys/game-math/tables/punto-banco/rules'

/** The texts of punto banco. */
export const puntoBancoTexts = {
  spots: {
    player: 'Spiller',
    bank: 'Bank',
    tie: 'Uafgjort',
    'player-pair': 'Par hos spiller',
    'bank-pair': 'Par hos bank',
  } satisfies Record<PuntoBancoBet, string>,
  pays: (toOne: string) => `${toOne} til 1`,
  edge: (percent: string) => `Husets fordel ${percent}`,
  lies: (amount: string) => `. ${amount} placeret`,
  liesNothing: '. Intet placeret',
  place: (spot: string) => `Læg jeton på ${spot}`,
  placeFirst: 'Læg en jeton på et felt for at spille',
  felt: ({ bank, tie, pair }: Readonly<Record<'bank' | 'tie' | 'pair', string>>) =>
    ['Punto Banco', `Bank ${bank} til 1 · Uafgjort ${tie} til 1 · Par ${pair} til 1`] as const,
  points: (points: number) => `${points} point`,
  natural: (points: number) => `Naturel ${points}`,
  won: {
    player: (player: number, bank: number) => `Spilleren vinder med ${player} mod ${bank}`,
    bank: (player: number, bank: number) => `Banken vinder med ${bank} mod ${player}`,
    tie: (player: number, bank: number) => `Uafgjort med ${player} mod ${bank}`,
  } satisfies Record<PuntoBancoWinner, unknown>,
  gave: (stake: string, paid: string) => `${stake} gav ${paid}`,
  backAgain: (stake: string) => `${stake} tilbage`,
  lost: (stake: string) => `${stake} tabt`,
  told: (bet: string, became: string) => `${bet}: ${became}`,
  past: 'Seneste resultater',
  pastLead: 'Tidligere resultater påvirker ikke det næste',
  checkLead:
    'Indsatserne lå fast, før kortene blev trukket. Herunder trækker din egen browser kortene igen af ' +
    'rundens frø.',
  checkHolds: 'Kortene følger af frøet, og det er dem, du så.',
} as const
