import { formatPercent } from '@nordlys/core'
import type { Volatility } from '../base/definition-base.ts'
import type { Par } from '../prove/par.ts'
import type { RulesSection } from './game-rules.ts'
import { count, enumerate, oneIn, times, volatilityDa } from './wording.ts'

/** What can be expected of the game, in the words of a player and the figures of the proof. */
export function chances(par: Par): RulesSection {
  return {
    heading: 'Tilbagebetaling og gevinstchancer',
    paragraphs: [
      `Spillets tilbagebetalingsprocent (RTP) er ${formatPercent(par.rtpPercent / 100, 2)}. ` +
        'Det er den del af indsatserne, som spillet i gennemsnit betaler tilbage som gevinster ' +
        'over et meget stort antal runder. Over få runder kan dit eget resultat afvige meget fra den.',
      hitText(par),
      `Volatilitet: ${volatilityDa[par.volatility]}. ${volatilityText[par.volatility]}`,
      `Blandt 1.000 runder er den længste stribe uden gevinst i gennemsnit på ` +
        `${count(Math.round(par.longestDryRun))} runder.`,
      maxWinText(par),
    ],
  }
}

function hitText(par: Par): string {
  const share = `I gennemsnit giver ${formatPercent(par.hitRate, 1)} af runderne gevinst.`
  const odds = par.atLeast
    .filter(({ bets }) => bets === 10 || bets === 50 || bets === 100)
    .map(({ bets, chance }) => `mindst ${times(bets)} i ${oneIn(1 / chance)}`)
  const smaller = par.atLeast.some(({ bets, chance }) => bets === 1 && chance < par.hitRate * 0.999)
  return [
    share,
    ...(odds.length > 0 ? [`Du vinder i gennemsnit ${enumerate(odds)}.`] : []),
    ...(smaller ? ['En gevinst kan være mindre end indsatsen.'] : []),
  ].join(' ')
}

/** A top prize rarer than one in a hundred million must be called so. */
function maxWinText(par: Par): string {
  const most = `Den højeste mulige gevinst i én runde er ${times(par.maxWinBets)}.`
  return par.maxWinChance >= 1e-8
    ? `${most} Den kommer i gennemsnit i ${oneIn(1 / par.maxWinChance)}.`
    : `${most} Den er yderst sjælden: Chancen er mindre end 1 ud af 100 millioner runder.`
}

const volatilityText: Readonly<Record<Volatility, string>> = {
  low: 'Gevinsterne er for det meste små, og dit resultat svinger forholdsvis lidt.',
  medium: 'De fleste gevinster er små eller mellemstore, og dit resultat kan svinge en del.',
  high: 'Store gevinster fylder meget i tilbagebetalingen, og der kan gå længe mellem dem.',
  'very-high':
    'Sjældne, store gevinster fylder meget i tilbagebetalingen, og der kan gå meget længe mellem dem.',
}
