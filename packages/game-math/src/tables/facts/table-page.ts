import { formatKroner, formatPercent } from '@nordlys/core'
import { blackjackPage } from './blackjack-page.ts'
import type { TableFacts } from './facts.ts'
import { holdemPage } from './holdem-page.ts'
import { inStakes, type KindPage, type Section, type TablePage, text } from './page-sections.ts'
import { puntoBancoPage } from './punto-banco-page.ts'
import { roulettePage } from './roulette-page.ts'
import { sharedBlackjackPage } from './shared-blackjack-page.ts'
import { threeCardPage } from './three-card-page.ts'
import { videoPokerPage } from './video-poker-page.ts'

/**
 * The rules of a table and the figures of its proof, in Danish, made from its definition. At a shared table
 * others play, too. [PROOF-02]
 */
export function tablePageOf(facts: TableFacts, { isShared = false } = {}): TablePage {
  const { rules, figures, leftHand } = pageOf(facts)
  return {
    title: facts.titleDa,
    rules: [
      keyFacts(facts),
      ...rules,
      byComputer(leftHand !== undefined, isShared),
      ...(leftHand === undefined ? [] : [text('Hvis du går midt i en hånd', leftHand)]),
      mistakes(leftHand !== undefined),
    ],
    figures: [keyFigures(facts), ...figures],
  }
}

function pageOf(facts: TableFacts): KindPage {
  switch (facts.kind) {
    case 'blackjack':
      return blackjackPage(facts.rules)
    case 'shared-blackjack':
      return sharedBlackjackPage(facts.rules)
    case 'video-poker':
      return videoPokerPage(facts.rules)
    case 'three-card':
      return threeCardPage(facts.rules)
    case 'holdem':
      return holdemPage(facts.rules)
    case 'roulette':
      return roulettePage(facts.rules)
    case 'punto-banco':
      return puntoBancoPage(facts.rules)
  }
}

/** What a player compares, as lines of text. */
function keyFacts(facts: TableFacts): Section {
  const { minStakeOre, maxStakeOre, maxPayoutOre, hitRate } = facts
  return text(
    'Nøgletal',
    `Tilbagebetalingsprocent (RTP): ${formatPercent(facts.returnToPlayer, 2)}${how[facts.playedBy]}`,
    `Runder med gevinst: ${formatPercent(hitRate, 1)}`,
    `Højeste udbetaling pr. runde: ${formatKroner(maxPayoutOre)}`,
    `Indsats: ${formatKroner(minStakeOre)} til ${formatKroner(maxStakeOre)}`,
  )
}

function keyFigures(facts: TableFacts): Section {
  const { returned, returnToPlayer, deviation } = facts
  const what = facts.kind === 'video-poker' ? 'indsatsen' : 'den første indsats'
  return {
    heading: 'Nøgletal',
    paragraphs: [
      `Tilbagebetalingen${how[facts.playedBy]} er den del af ${what}, som i gennemsnit kommer ` +
        `tilbage. Den er regnet ` +
        `ud for hele spillet, og ikke målt.${otherwise(facts)}`,
      `Som nøjagtig brøk: ${returned.replace('/', ' / ')}`,
    ],
    table: {
      columns: ['Tal', 'Værdi'],
      rows: [
        ['Tilbagebetalingsprocent (RTP)', formatPercent(returnToPlayer, 2)],
        ['Husets fordel', formatPercent(1 - returnToPlayer, 2)],
        ['Runder med gevinst', formatPercent(facts.hitRate, 2)],
        ['Standardafvigelse', `${inStakes(deviation)} indsatser`],
        ['Højeste udbetaling pr. runde', formatKroner(facts.maxPayoutOre)],
      ].map((cells) => ({ cells })),
    },
  }
}

const how: Readonly<Record<TableFacts['playedBy'], string>> = {
  chart: ' med grundstrategi',
  best: ' med bedste spil',
  any: '',
  bank: ' på banken',
}

function otherwise({ playedBy }: TableFacts): string {
  return playedBy === 'any' ? '' : ' Spiller du anderledes, er den en anden.'
}

function byComputer(hasChoices: boolean, isShared: boolean): Section {
  const alone = isShared ? '' : ', og ingen andre spiller med'
  return text(
    'Styret af computer · ingen dealer',
    `Bordet er styret af computer. Der er ingen dealer${alone}. En ` +
      'tilfældighedsgenerator (RNG) afgør hver runde for sig, så tidligere runder siger ikke noget ' +
      'om de næste.',
    ...(hasChoices ? dealt : [drawn]),
    'Resultatet afhænger hverken af din saldo, hvem du er, eller hvad der er sket i tidligere runder.',
  )
}

const dealt = [
  'Kortene bliver blandet forfra før hver runde. Rækkefølgen ligger fast, før du ser dit første ' +
    'kort, og intet ' +
    'valg flytter et kort. Med de første kort får du et aftryk af rækkefølgen, og når runden er ' +
    'slut, får du det, ' +
    'aftrykket er lavet af. Så kan du se, at den ikke er ændret undervejs.',
]

const drawn =
  'Udfaldet bliver trukket, når dine indsatser er lagt, så ingen kan kende det før. Det, du ser på ' +
  'skærmen, bliver ' +
  'vist efter lodtrækningen.'

function mistakes(hasChoices: boolean): Section {
  const lost = hasChoices
    ? 'Mister du forbindelsen, er runden gemt, og du kan fortsætte på en anden enhed. '
    : 'Mister du forbindelsen, efter at du har spillet, er runden afgjort og gemt. '
  return text(
    'Penge og fejl',
    'Du spiller for kontanter. En bonus kan ikke bruges ved bordet, og det, du satser her, tæller ' +
      'ikke med i ' +
      'et gennemspilningskrav. Har du en bonus, gælder dens højeste indsats også her.',
    `${lost}Kan en runde ikke afgøres på grund af en fejl, er den ugyldig, og hele indsatsen føres ` +
      'tilbage.',
  )
}
