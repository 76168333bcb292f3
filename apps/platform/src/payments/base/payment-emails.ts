import type { ChosenBonus, PayoutRefusal, WithdrawalReturnReason } from '@nordlys/contracts'
import {
  formatCount,
  formatDate,
  formatKroner,
  formatMoment,
  negate,
  type Ore,
} from '@nordlys/core'
import type { KeptCard } from './payment-method.ts'
import type { PaymentContact, PaymentEmail } from './payments-context.ts'

/**
 * The e-mails to a player about their money. Subjects are read on locked screens, so they hold
 * neither an amount nor a balance.
 */
function email(contact: PaymentContact, subject: string, lines: string[]): PaymentEmail {
  const { playerId, firstName, email: to } = contact
  const text = [`Hej ${firstName}`, '', ...lines, '', 'Venlig hilsen', 'Kundeservice']
  return { playerId, to, subject, text: text.join('\n') }
}

export function depositBookedEmail(
  contact: PaymentContact,
  amountOre: Ore,
  more: { bonus: ChosenBonus | undefined; savedCard: KeptCard | undefined },
): PaymentEmail {
  const { bonus, savedCard } = more
  return email(contact, 'Din indbetaling er gennemført', [
    `Din indbetaling på ${formatKroner(amountOre)} er gennemført.`,
    ...(bonus ? bonusLines(bonus) : []),
    ...(savedCard
      ? [`Vi har gemt ${cardWords(savedCard)} til næste gang. Du kan fjerne det under Din profil.`]
      : []),
    'Du kan se indbetalingen under Transaktioner på din konto.',
  ])
}

/** A card is removed with no more than the login, so that its owner must read of it. */
export function cardRemovedEmail(contact: PaymentContact, card: KeptCard): PaymentEmail {
  return email(contact, 'Dit gemte kort er fjernet', [
    `Du har fjernet ${cardWords(card)} fra dine gemte kort.`,
    'Vil du betale med det igen, skal du indtaste det på ny.',
    'Var det ikke dig? Så kontakt kundeservice med det samme.',
  ])
}

/** Such as `Visa, der slutter på 0000`. */
function cardWords({ brand, last4 }: KeptCard): string {
  const kind = brand ?? 'dit kort'
  return last4 === null ? kind : `${kind}, der slutter på ${last4},`
}

function bonusLines(bonus: ChosenBonus): string[] {
  const { code } = bonus
  if (bonus.state !== 'granted') {
    return [
      code === undefined
        ? 'Du har ikke fået velkomsttilbuddet med denne indbetaling.'
        : `Bonuskoden ${code} kunne ikke bruges, og du har ikke fået bonus.`,
    ]
  }
  const { grantedOre, isCashAtOnce, countingGameIds, spins, expiresAt } = bonus
  const given = [
    ...(grantedOre === undefined ? [] : [`${formatKroner(grantedOre)} i bonus`]),
    ...(spins ? [`${formatCount(spins.count)} spins a ${formatKroner(spins.valueOre)}`] : []),
  ]
  const way = code === undefined ? 'velkomsttilbuddet' : `bonuskoden ${code}`
  const end = formatMoment(expiresAt)
  return [
    `Du har fået ${given.join(' og ')} med ${way}.`,
    ...(isCashAtOnce ? ['Bonussen er kontanter. Der er intet gennemspilskrav på den.'] : []),
    ...(grantedOre === undefined || isCashAtOnce
      ? []
      : [`Du har til den ${end} til at gennemspille bonussen.`]),
    // The site shows which games they are, since it knows their names.
    ...(countingGameIds ? [someGames] : []),
    ...(spins ? [`Dine spins kan spilles til den ${end}. Gevinsterne er kontanter.`] : []),
  ]
}

const someGames =
  'Bonussen kan kun bruges i nogle spil, og kun indsatser dér tæller med i kravet. ' +
  'Du kan se hvilke under Min kampagne på din konto.'

/** It says what happened and whom to write to, and accuses nobody. [LED-04] */
export function depositTakenBackEmail(
  contact: PaymentContact,
  told: {
    depositOre: Ore
    amountOre: Ore
    cause: 'refund' | 'dispute'
    debtOre: Ore
    wasBonus: boolean
  },
): PaymentEmail {
  const { depositOre, amountOre, cause, debtOre, wasBonus } = told
  const what =
    amountOre === depositOre
      ? `din indbetaling på ${formatKroner(depositOre)}`
      : `${formatKroner(amountOre)} af din indbetaling på ${formatKroner(depositOre)}`
  return email(contact, 'Din indbetaling er ført tilbage', [
    cause === 'refund'
      ? `Vi har betalt ${what} tilbage til det kort eller den konto, du betalte med.`
      : `Din bank har ført ${what} tilbage.`,
    'Beløbet er trukket fra din spilkonto.',
    ...(debtOre < 0n
      ? [
          `Der var ikke penge nok på kontoen, så du skylder os ${formatKroner(negate(debtOre))}`,
          'Din næste indbetaling går først til det, og du kan ikke udbetale, før det er betalt.',
        ]
      : []),
    ...(wasBonus ? ['Den bonus, der fulgte med indbetalingen, er bortfaldet.'] : []),
    'Er der noget, du er i tvivl om, så skriv til kundeservice. Så ser vi på det sammen.',
  ])
}

export function depositGivenBackEmail(
  contact: PaymentContact,
  { amountOre, wasBonus }: { amountOre: Ore; wasBonus: boolean },
): PaymentEmail {
  return email(contact, 'Din indbetaling er på din konto igen', [
    `${formatKroner(amountOre)} af din indbetaling, som var ført tilbage, er sat ind på din spilkonto igen.`,
    'Skyldte du os penge, er de trukket fra først.',
    ...(wasBonus ? ['Du har også fået det tilbage, der var tilbage af din bonus.'] : []),
    'Du kan se det under Transaktioner på din konto.',
  ])
}

/** It calls nobody to play: the money may be paid out. [BONUS-02] */
export function bonusFulfilledEmail(contact: PaymentContact, amountOre: Ore): PaymentEmail {
  return email(contact, 'Din bonus er slut', [
    'Gennemspilskravet for din bonus er opfyldt.',
    amountOre > 0n
      ? `De ${formatKroner(amountOre)}, der var tilbage af den, er nu kontanter, som du kan udbetale.`
      : 'Der var ikke mere tilbage af den. Dine kontanter er, som de var.',
    'Du kan se den under Min kampagne på din konto.',
  ])
}

/** What the letter of a new withdrawal promises. */
export interface WithdrawalMoments {
  arrivesBy: Date
  cancelableUntil: Date
}

export function withdrawalCreatedEmail(
  contact: PaymentContact,
  amountOre: Ore,
  { arrivesBy, cancelableUntil }: WithdrawalMoments,
): PaymentEmail {
  return email(contact, 'Din udbetaling er oprettet', [
    `Din udbetaling på ${formatKroner(amountOre)} er oprettet.`,
    'Den bliver behandlet inden for 1-3 hverdage, og der kan gå op til 3 hverdage mere,',
    `før pengene er på din NemKonto. De er der senest den ${formatDate(arrivesBy)}.`,
    `Du kan annullere den på din konto til den ${formatMoment(cancelableUntil)}.`,
    'Var det ikke dig? Så kontakt kundeservice med det samme.',
  ])
}

/** Of a closed account: nobody asked for it on this day. [LIM-06] */
export function leftoverPayoutEmail(
  contact: PaymentContact,
  amountOre: Ore,
  { arrivesBy }: WithdrawalMoments,
): PaymentEmail {
  return email(contact, 'Vi udbetaler dine penge', [
    `Der stod ${formatKroner(amountOre)} på din lukkede spilkonto. Vi udbetaler dem til din NemKonto.`,
    `Pengene er der senest den ${formatDate(arrivesBy)}. Du behøver ikke at gøre noget.`,
  ])
}

/** Says of people that they look at it and nothing else, since some rules are kept secret from the player. */
export function withdrawalWaitsEmail(
  contact: PaymentContact,
  told: { amountOre: Ore; documents: readonly string[]; isForPeople: boolean; lateAt: Date },
): PaymentEmail {
  const { amountOre, documents, isForPeople, lateAt } = told
  const subject =
    documents.length > 0 ? 'Vi mangler dokumenter til din udbetaling' : 'Vi ser på din udbetaling'
  return email(contact, subject, [
    `Det gælder din udbetaling på ${formatKroner(amountOre)}.`,
    ...documentLines(documents),
    ...(isForPeople ? ['Vi ser på udbetalingen.'] : []),
    `Den er forsinket, hvis vi ikke har sendt den videre senest den ${formatDate(lateAt)}.`,
    'Du kan følge udbetalingen og stadig annullere den på din konto.',
  ])
}

/** The whole list at once: nothing more is asked for afterwards. */
function documentLines(documents: readonly string[]): string[] {
  if (documents.length === 0) return []
  return [
    'Før vi kan sende den, skal vi bruge:',
    ...documents.map((name) => `- ${name}`),
    'Send det hele under Profil på din konto. Vi beder ikke om mere bagefter.',
  ]
}

const refusalSentences = {
  'documents-missing': [
    'Vi har ikke fået de dokumenter, vi har bedt om.',
    'Du kan sende dem under Profil på din konto og oprette udbetalingen igen.',
  ],
  'documents-unusable': [
    'Vi kunne ikke bruge de dokumenter, du har sendt.',
    'Du kan sende nye under Profil på din konto og oprette udbetalingen igen.',
  ],
  'player-asked': ['Du har bedt os om at standse den.'],
  'not-possible': [
    'Vi kan ikke gennemføre den.',
    'Kontakt kundeservice, før du opretter en ny udbetaling.',
  ],
} as const satisfies Record<PayoutRefusal, readonly string[]>

export function withdrawalRefusedEmail(
  contact: PaymentContact,
  told: { amountOre: Ore; reason: PayoutRefusal; restoredOre: Ore | undefined },
): PaymentEmail {
  const { amountOre, reason, restoredOre } = told
  return email(contact, 'Din udbetaling er afvist', [
    `Vi har afvist din udbetaling på ${formatKroner(amountOre)}.`,
    ...refusalSentences[reason],
    'Beløbet er ført tilbage til din spilkonto.',
    ...restoredLines(restoredOre),
  ])
}

export function withdrawalLateEmail(
  contact: PaymentContact,
  amountOre: Ore,
  documents: readonly string[],
): PaymentEmail {
  return email(contact, 'Din udbetaling er forsinket', [
    `Din udbetaling på ${formatKroner(amountOre)} tager længere tid end normalt.`,
    ...(documents.length > 0
      ? documentLines(documents)
      : ['Vi har set det og er i gang med at undersøge det. Du behøver ikke at gøre noget.']),
    'Du kan se udbetalingens status under Transaktioner på din konto.',
  ])
}

export function withdrawalCanceledEmail(contact: PaymentContact, amountOre: Ore): PaymentEmail {
  return email(contact, 'Din udbetaling er annulleret', [
    `Din udbetaling er annulleret, og ${formatKroner(amountOre)} er ført tilbage til din spilkonto.`,
    'Var det ikke dig? Så kontakt kundeservice med det samme.',
  ])
}

export function withdrawalSentEmail(
  contact: PaymentContact,
  amountOre: Ore,
  arrivesBy: Date,
): PaymentEmail {
  return email(contact, 'Din udbetaling er sendt', [
    `Din udbetaling på ${formatKroner(amountOre)} er sendt til banken.`,
    `Pengene er på din NemKonto senest den ${formatDate(arrivesBy)}.`,
  ])
}

export function withdrawalArrivedEmail(contact: PaymentContact, amountOre: Ore): PaymentEmail {
  return email(contact, 'Din udbetaling er gennemført', [
    `Din udbetaling på ${formatKroner(amountOre)} er på din NemKonto.`,
  ])
}

/** Why it came back, and what to do about it. */
const returnSentences = {
  'no-nemkonto': [
    'Du har ingen NemKonto, der kan tage imod pengene.',
    'Bed din bank om at gøre en af dine konti til NemKonto, og opret udbetalingen igen.',
  ],
  'account-closed': [
    'Din NemKonto er lukket, så din bank har sendt pengene retur.',
    'Vælg en ny NemKonto i din bank eller på nemkonto.dk, og opret udbetalingen igen.',
  ],
  'opted-out': [
    'Du har frabedt dig udbetalinger til din NemKonto, og vi kan ikke udbetale på andre måder.',
    'Kontakt kundeservice, hvis du vil have pengene på din NemKonto alligevel.',
  ],
  refused: [
    'NemKonto har afvist udbetalingen.',
    'Kontakt kundeservice, før du opretter en ny udbetaling.',
  ],
  other: ['Kontrollér din NemKonto, og prøv igen.'],
} as const satisfies Record<WithdrawalReturnReason, readonly string[]>

export function withdrawalReturnedEmail(
  contact: PaymentContact,
  told: {
    amountOre: Ore
    reason: WithdrawalReturnReason | undefined
    restoredOre: Ore | undefined
  },
): PaymentEmail {
  const { amountOre, reason = 'other', restoredOre } = told
  return email(contact, 'Din udbetaling er ført tilbage', [
    `Vi kunne ikke udbetale ${formatKroner(amountOre)} til din NemKonto.`,
    ...returnSentences[reason],
    'Beløbet er ført tilbage til din spilkonto.',
    ...restoredLines(restoredOre),
  ])
}

function restoredLines(restoredOre: Ore | undefined): string[] {
  return restoredOre === undefined
    ? []
    : [`Din bonus på ${formatKroner(restoredOre)} er givet tilbage.`]
}
