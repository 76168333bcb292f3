import type { TableNotice } from './table-state.ts'

/** Every word that all tables show or say; what a game alone says stands in its own folder. */
export const tableTexts = {
  deal: 'Giv kort',
  dealAgain: (amount: string) => `Giv igen · ${amount}`,
  undo: 'Fortryd',
  repeat: 'Gentag',
  double: 'Dobbelt',
  clear: 'Ryd',
  chip: (amount: string) => `Jeton på ${amount}`,
  chips: 'Jetoner',
  /** Of a spot on the cloth. */
  limits: (least: string, most: string) => `${least} til ${most}`,
  spotSays: (pays: string, lies: string) => `. ${pays}, ${lies}`,
  lies: (amount: string) => `${amount} placeret`,
  liesNothing: 'intet placeret',
  totalStake: 'Samlet indsats',
  choices: 'Dine valg',
  source: 'Styret af computer · ingen dealer',
  paid: (amount: string) => `Du fik ${amount}`,
  paidOf: (paid: string, stake: string) => `Du fik ${paid} tilbage af ${stake} indsats`,
  lost: 'Du fik intet tilbage',
  rules: 'Spilleregler',
  keys: 'Taster',
  keysOn: 'Brug taster i spillet',
  check: 'Kontrollér runden',
  checkLead:
    'Kortene blev trukket, før du så det første. Herunder regner din egen browser efter, at de ikke er ' +
    'ændret siden.',
  checkNone: 'Når en runde er slut, kan du kontrollere den her.',
  checkRound: 'Rundens nummer',
  checkCommitment: 'Aftryk, som du fik med de første kort',
  checkSeed: 'Rundens frø, som det var forseglet',
  /** Where the seed is drawn after the bets, and nothing is committed to. */
  checkSeedDrawn: 'Rundens frø',
  checkFailsDrawn: 'Runden følger ikke af frøet. Skriv til kundeservice, og oplys rundens nummer.',
  checkHolds: 'Aftrykket passer til frøet, og kortene følger af det.',
  checkFails: 'Aftrykket passer ikke. Skriv til kundeservice, og oplys rundens nummer.',
  checkUnable: 'Din browser kan ikke regne runden efter på denne forbindelse.',
  checkOtherRules:
    'Runden er spillet efter en anden udgave af spillets regler end den, der er åben her, og kan ikke ' +
    'regnes efter i dette vindue.',
  roundsLink: 'Dine runder står under Transaktioner',
  roundsForFun: 'Når du spiller for sjov, gemmer vi ikke dine runder.',
  abandoned:
    'Forlader du bordet midt i en hånd, venter den på dig på alle dine enheder. Efter 24 timer, eller ' +
    'straks ved en pause, spilles den færdig efter reglen i Spilleregler, uden at indsatsen hæves.',
  /** Of a game without choices. */
  abandonedAtOnce:
    'En runde er afgjort og bogført, så snart du spiller den. Forlader du bordet, er der ikke noget, du ' +
    'mangler at gøre.',
  automatic: 'Hånden blev spillet færdig efter reglen for forladte hænder.',
  noRoom: 'Din saldo rækker ikke til det valg',
  bonusBound: (most: string) => `Højst ${most} i alt med din bonus`,
} as const

const loggedOut = 'Du er logget ud. Log ind igen for at spille videre.'
const needsReload = 'Spillet skal genindlæses. Har du en åben hånd, venter den på dig.'
const needsReloadAtOnce = 'Spillet skal genindlæses.'

/** Each notice says first what has happened, and then what to do. */
export const tableNotices = {
  waiting: 'Vi venter på svar. Din hånd er gemt.',
  'goes-on': 'Din hånd ventede på dig. Spil den færdig.',
  'hand-waits': 'Du har en åben hånd ved bordet. Spil den færdig først.',
  'too-little-money': 'Du har ikke nok på din saldo til det.',
  'bonus-not-here': 'Ved bordene spiller du for kontanter, og dem har du ikke nok af.',
  'stake-too-high-for-bonus': 'Indsatsen er højere, end din bonus tillader.',
  'loss-limit':
    'Din tabsgrænse giver ikke plads til det. Se under Begrænsninger, hvornår der er plads igen.',
  'stake-limit':
    'Din indsatsgrænse giver ikke plads til det. Se under Begrænsninger, hvornår der er plads igen.',
  'time-limit':
    'Du har nået din tidsgrænse. Under Begrænsninger ser du, hvornår du kan spille igen.',
  'notice-due': 'Svar på beskeden om dit spil, før du spiller videre. Der er ikke trukket noget.',
  'play-blocked': 'Du kan ikke spille for penge lige nu. Se dine begrænsninger på Min konto.',
  'bets-invalid': 'Indsatsen ligger uden for bordets grænser. Der er ikke trukket noget.',
  'choice-not-open': 'Det valg er ikke muligt nu. Hånden er uændret.',
  'play-ended': 'Du spiller ikke længere i dette vindue. Åbn spillet igen for at fortsætte.',
  'logged-out': `${loggedOut} Har du en åben hånd, venter den på dig.`,
  'token-unknown': 'Du spiller ikke længere i dette vindue. Åbn spillet igen for at fortsætte.',
  'token-used': 'Du spiller ikke længere i dette vindue. Åbn spillet igen for at fortsætte.',
  'token-expired': 'Du spiller ikke længere i dette vindue. Åbn spillet igen for at fortsætte.',
  'game-unknown': 'Spillet kan ikke spilles mere. Dine runder i det står under Transaktioner.',
  'game-changed':
    'Spillets regler er kommet i en ny udgave. Genindlæs spillet, før du spiller videre. Der er ikke ' +
    'trukket noget.',
  'key-invalid': needsReload,
  conflict: needsReload,
  'hand-unknown': needsReload,
  'round-unknown': needsReload,
  'round-ended': needsReload,
} as const satisfies Record<TableNotice, string>

/** The same of a game without choices, where they speak of a hand. */
export const noticesAtOnce: Partial<Record<TableNotice, string>> = {
  waiting: 'Vi venter på svar. Runden bliver kun spillet én gang.',
  'logged-out': loggedOut,
  'key-invalid': needsReloadAtOnce,
  conflict: needsReloadAtOnce,
  'hand-unknown': needsReloadAtOnce,
  'round-unknown': needsReloadAtOnce,
  'round-ended': needsReloadAtOnce,
}

export const tooLittlePlayMoney = 'Du har ikke flere spillepenge til det.'
