import type { AutoplayEnd } from '../round/autoplay.ts'
import type { Notice } from '../round/game-state.ts'

/** Each notice says first what has happened, and then what to do. */
export const noticeTexts = {
  waiting: 'Vi venter på svar. Din runde er gemt.',
  'last-round': 'Din sidste runde',
  replay: 'Genafspilning: runden er afregnet',
  'too-little-money': 'Du har ikke nok på din saldo. Indbetal, eller vælg en lavere indsats.',
  'bonus-not-here':
    'Din bonus kan ikke bruges i dette spil, og dine kontanter rækker ikke. Vælg en lavere indsats.',
  'bonus-elsewhere':
    'Din bonus gælder ikke i dette spil. Her spiller du for dine kontanter, og intet tæller med i kravet.',
  'stake-too-high-for-bonus':
    'Indsatsen er højere, end din bonus tillader. Vælg en lavere indsats.',
  'bonus-fulfilled':
    'Gennemspilskravet er opfyldt. Resten af din bonus er nu kontanter, som du kan udbetale.',
  'loss-limit':
    'Din tabsgrænse giver ikke plads til indsatsen. Se under Begrænsninger, hvornår der er plads igen.',
  'stake-limit':
    'Din indsatsgrænse giver ikke plads til indsatsen. Se under Begrænsninger, hvornår der er plads igen.',
  'time-limit':
    'Du har nået din tidsgrænse. Under Begrænsninger ser du, hvornår du kan spille igen.',
  'notice-due': 'Svar på beskeden om dit spil, før du spiller videre. Der er ikke trukket noget.',
  'spins-over': 'Dine spins er spillet eller udløbet. Der er ikke trukket noget.',
  'gamble-not-played': 'Kvit eller dobbelt blev ikke spillet, og der er ikke trukket noget.',
  'gamble-with-bonus':
    'Du kan ikke spille kvit eller dobbelt, mens du har en bonus. Der er ikke trukket noget.',
  'not-played': 'Runden blev ikke spillet, og din indsats er ikke trukket. Tryk på spin igen.',
  'play-ended': 'Du spiller ikke længere i dette vindue. Åbn spillet igen for at fortsætte.',
  'logged-out': 'Du er logget ud. Log ind igen for at spille videre.',
  'play-blocked': 'Du kan ikke spille for penge lige nu. Se dine begrænsninger på Min konto.',
  'game-withdrawn': 'Spillet kan ikke spilles mere. Din indsats er ikke trukket.',
  reload: 'Spillet er blevet opdateret. Genindlæs det for at fortsætte.',
} as const satisfies Record<Notice, string>

/** Why autoplay came to its end. */
export const autoplayEndTexts = {
  played: 'Autospil er færdigt.',
  loss: 'Autospil er stoppet ved det tab, du har valgt.',
  win: 'Autospil er stoppet ved din gevinst.',
  refused: 'Autospil er stoppet.',
} as const satisfies Record<AutoplayEnd, string>

/** `too-little-money` where no money is involved. */
export const tooLittlePlayMoney = 'Du har ikke flere spillepenge til den indsats.'
