import type { JackpotNetworkNow, JackpotTierNow } from '@nordlys/contracts'
import { Icon, Link } from '@nordlys/ui'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { CachedMarkup } from '../../ground/fast/cached-markup/cached-markup.tsx'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Level } from '../../parts/jackpot-board/level.tsx'
import { latestOf } from '../../parts/jackpot-board/tier-words.ts'

/** The jackpots on the home page: the largest large, the others beside it, the latest win under each. */
export function JackpotBand({ networks }: { networks: readonly JackpotNetworkNow[] }) {
  const t = useTexts()
  const all = networks.flatMap(({ key, tiers: of }) =>
    of.map((tier, place) => ({ network: key, tier, place })),
  )
  // The largest of each network first.
  const tiers = all.toSorted((a, b) => Math.min(a.place, 1) - Math.min(b.place, 1)).slice(0, 4)
  if (tiers.length === 0) return null
  return (
    <section className="n-wrap s-row" aria-labelledby="jackpots">
      <div className="s-row__head">
        <h2 className="n-h2" id="jackpots">
          {t('jackpots.home_title')}
        </h2>
        <Link href="/jackpots" className="s-row__more">
          {t('jackpots.all')}
          <Icon glyph={ChevronRight} size={16} />
        </Link>
      </div>
      <CachedMarkup element="ul" name={nameOf(tiers)} className="s-jackpot-band">
        {tiers.map(({ network, tier }) => (
          <li key={`${network}/${tier.key}`} className="n-card s-jackpot">
            <h3 className="n-h3">{tier.nameDa}</h3>
            <Level network={network} tier={tier} figure />
            <p className="n-micro n-text-3">{latestOf(t, tier)}</p>
          </li>
        ))}
      </CachedMarkup>
    </section>
  )
}

function nameOf(tiers: readonly { network: string; tier: JackpotTierNow }[]): string {
  const cards = tiers.map(({ network, tier: { key, nameDa, levelOre, latest } }) =>
    [network, key, nameDa, levelOre, latest?.amountOre, latest?.at.getTime()].join(),
  )
  return `jackpots ${cards.join()}`
}
