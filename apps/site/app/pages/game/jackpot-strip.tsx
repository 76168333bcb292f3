import type { JackpotNetworkNow } from '@nordlys/contracts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Level } from '../../parts/jackpot-board/level.tsx'

/** One line over a game that may win them. */
export function JackpotStrip({ network }: { network: JackpotNetworkNow }) {
  const t = useTexts()
  return (
    <section className="s-jackpot-strip" data-theme="dark" aria-label={t('jackpots.strip')}>
      <dl>
        {network.tiers.map((tier) => (
          <div key={tier.key}>
            <dt>{tier.nameDa}</dt>
            <dd>
              <Level network={network.key} tier={tier} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
