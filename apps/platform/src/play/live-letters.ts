import { formatCount, formatKroner } from '@nordlys/core'
import { liveFacts } from '@nordlys/game-math'
import type { LiveNews } from '../ledger/index.ts'
import type { Contact, Letter } from './hand-letters.ts'

/** Subjects are read on locked screens, so they hold no amount; and nobody is called to play. */
export function liveLetterOf({ playerId, firstName, email: to }: Contact, news: LiveNews): Letter {
  const { subject, lines } = news.booked ? booked(news, news.booked) : void_(news)
  const text = [`Hej ${firstName}`, '', ...lines, '', 'Venlig hilsen', 'Kundeservice']
  return { playerId, to, subject, text: text.join('\n') }
}

const why = 'fordi vores systemer ikke svarede i tide.'

function booked(
  { key, round }: LiveNews,
  { gameId, stakeOre, payoutOre }: NonNullable<LiveNews['booked']>,
) {
  const table = liveFacts.find(({ id }) => id === gameId)?.titleDa ?? 'et fælles bord'
  const paid =
    payoutOre > 0n
      ? `og runden gav ${formatKroner(payoutOre)} tilbage. De er på din saldo.`
      : 'og runden gav ikke noget tilbage.'
  return {
    subject: 'Din runde ved det fælles bord er afgjort',
    lines: [
      `Runde ${formatCount(round)} i ${table} blev ikke vist færdig ved bordet, ${why}`,
      'Din indsats er bogført, og udfaldet er det, der var trukket, da bordet lukkede for indsatser.',
      `Du havde satset ${formatKroner(stakeOre)}, ${paid}`,
      `Du kan se runden under Transaktioner på din konto. Rundens nummer er ${key}.`,
    ],
  }
}

function void_({ round }: LiveNews) {
  return {
    subject: 'Din indsats ved det fælles bord gælder ikke',
    lines: [
      `Runde ${formatCount(round)} ved et fælles bord blev ikke vist færdig, ${why}`,
      'Din indsats i runden er ikke bogført. Den gælder ikke, og der er ikke trukket penge.',
    ],
  }
}
