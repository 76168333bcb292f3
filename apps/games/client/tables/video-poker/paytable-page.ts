import type { VideoPokerBets } from '@nordlys/game-math/tables/video-poker/bets'
import type { VideoPokerRules } from '@nordlys/game-math/tables/video-poker/rules'
import { amountText } from '../../frame/amounts.ts'
import { element } from '../../frame/element.ts'
import type { Page } from '../../frame/panel.ts'
import { Paytable } from './paytable.ts'
import { returnText } from './return-text.ts'
import { videoPokerTexts as texts } from './video-poker-texts.ts'

/** All of the table, also where the felt has room for one column alone. */
export function paytablePage(rules: VideoPokerRules, bet: () => VideoPokerBets): Page {
  return {
    name: 'paytable',
    title: texts.paytable,
    fill(into) {
      const table = new Paytable(rules)
      table.show(bet())
      table.host.classList.add('vp-pays-whole')
      into.append(
        element('p', {}, texts.paytableLead(amountText(bet().coinOre))),
        table.host,
        element('p', {}, texts.paytableBest),
        element('p', {}, texts.paytableReturn(returnText(rules))),
        element('p', {}, texts.tipAbout),
      )
    },
  }
}
