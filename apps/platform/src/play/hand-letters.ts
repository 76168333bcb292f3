import { formatKroner, type PlayerId } from '@nordlys/core'
import { tableTitleOf } from '@nordlys/game-math'
import type { TableNews } from '../ledger/index.ts'

export interface Contact {
  playerId: PlayerId
  firstName: string
  email: string
}

export interface Letter {
  playerId: PlayerId
  to: string
  subject: string
  text: string
}

/** Subjects are read on locked screens, so they hold no amount; and nobody is called to play. */
export function letterOf(contact: Contact, news: TableNews): Letter {
  const { playerId, firstName, email: to } = contact
  const title = tableTitleOf(news.gameId)
  const game = title === undefined ? 'ved et af vores borde' : `i ${title}`
  const { subject, lines } = news.became === 'finished' ? finished(game, news) : given(game, news)
  const more = `Du kan se runden under Transaktioner på din konto. Rundens nummer er ${news.round}.`
  const text = [`Hej ${firstName}`, '', ...lines, more, '', 'Venlig hilsen', 'Kundeservice']
  return { playerId, to, subject, text: text.join('\n') }
}

function finished(game: string, { stakeOre, payoutOre }: TableNews) {
  const paid =
    payoutOre > 0n
      ? `og hånden gav ${formatKroner(payoutOre)} tilbage. De er på din saldo.`
      : 'og hånden gav ikke noget tilbage.'
  return {
    subject: 'Din hånd er spillet færdig',
    lines: [
      `Din hånd ${game} blev ikke spillet til ende. Derfor er den spillet færdig efter den regel,`,
      'der står i spillets regler. Reglen hæver aldrig indsatsen.',
      `Du havde satset ${formatKroner(stakeOre)}, ${paid}`,
    ],
  }
}

function given(game: string, { stakeOre }: TableNews) {
  return {
    subject: 'Din hånd er tilbageført',
    lines: [
      `Din hånd ${game} kunne ikke spilles færdig, og runden er tilbageført.`,
      `Du har fået hele din indsats på ${formatKroner(stakeOre)} tilbage.`,
    ],
  }
}
