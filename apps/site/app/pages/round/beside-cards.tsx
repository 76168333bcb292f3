import type { RoundFacts } from '@nordlys/contracts'
import { formatDate, formatKroner, formatTime, type Ore } from '@nordlys/core'
import { Card, Link } from '@nordlys/ui'
import { roundAddress } from '../../ground/links/round-address.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { FactsList } from './facts-list.tsx'
import { Moment } from './main-card.tsx'

/** The promise that a spin is of, by the version of its terms. [BONUS-01] */
export function PromiseCard({ spin }: { spin: NonNullable<RoundFacts['spin']> }) {
  const t = useTexts()
  const given = { count: String(spin.count), date: formatDate(spin.grantedAt) }
  return (
    <Card title={t('round.promise')}>
      <p className="n-text-2 n-small">{t('round.promise_text')}</p>
      <FactsList
        rows={[
          { name: t('round.promise_offer'), value: spin.offerId },
          { name: t('round.promise_version'), value: String(spin.offerVersion) },
          { name: t('round.promise_value'), value: formatKroner(spin.valueOre) },
          { name: t('round.promise_given'), value: t('round.promise_given_value', given) },
          { name: t('round.promise_until'), value: <Moment at={spin.expiresAt} /> },
        ]}
      />
      <p className="s-round__ways">
        <Link className="n-link" href="/min-konto/kampagne">
          {t('round.promise_link')}
        </Link>
      </p>
    </Card>
  )
}

/** The round that a gamble stands on, and the gambles that stand on a round. [S51] */
export function GamblesCard({ standsOn, gambles }: Pick<RoundFacts, 'standsOn' | 'gambles'>) {
  const t = useTexts()
  return (
    <Card title={t('round.gamble_title')}>
      {standsOn && (
        <>
          <p className="n-text-2 n-small">{t('round.gamble_on')}</p>
          <p className="s-round__ways">
            <Link className="n-link" href={roundAddress(standsOn.roundId)}>
              {t('round.gamble_on_link', { win: formatKroner(standsOn.winOre) })}
            </Link>
          </p>
        </>
      )}
      {gambles.length > 0 && (
        <>
          <p className="n-text-2 n-small">{t('round.gambles')}</p>
          <ul className="s-round__links">
            {gambles.map(({ roundId, at, stakeOre, winOre }) => (
              <li key={roundId}>
                <Link className="n-link" href={roundAddress(roundId)}>
                  {t('round.gambles_link', {
                    time: formatTime(at),
                    stake: formatKroner(stakeOre),
                    win: formatKroner(winOre),
                  })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

/** A jackpot that the round won: its pool, and what decided it. [GAME-04] */
export function JackpotCard({ jackpot }: { jackpot: RoundFacts['jackpots'][number] }) {
  const t = useTexts()
  const { network, tier, amountOre, levelMilliOre, balanceAfterOre } = jackpot
  return (
    <Card title={t('round.jackpot_title')}>
      <p className="n-text-2 n-small">
        {t('round.jackpot_text', { tier: tier.nameDa, network: network.nameDa })}
      </p>
      <FactsList
        rows={[
          { name: t('round.jackpot_amount'), value: formatKroner(amountOre) },
          { name: t('round.jackpot_level'), value: formatKroner(wholeOre(levelMilliOre)) },
          { name: t('round.jackpot_balance'), value: formatKroner(balanceAfterOre) },
        ]}
      />
      <p className="n-text-2 n-small">{t('round.jackpot_drawn')}</p>
      <p className="s-round__ways">
        <Link className="n-link" href="/jackpots">
          {t('round.jackpot_link')}
        </Link>
      </p>
    </Card>
  )
}

/** Of thousandths of an øre, the whole øre. */
function wholeOre(milliOre: bigint): Ore {
  return (milliOre / 1_000n) as Ore
}

/** Another company's round: what we know of it, and whom to ask for the rest. */
export function SupplierCard({ supplier }: { supplier: NonNullable<RoundFacts['supplier']> }) {
  const t = useTexts()
  const named = { supplier: supplier.name, round: supplier.round }
  return (
    <Card title={t('round.supplier_title')}>
      <p className="n-text-2 n-small s-round__long">{t('round.supplier_text', named)}</p>
      <p className="n-text-2 n-small">{t('round.supplier_ask')}</p>
      <p className="s-round__ways">
        <Link className="n-link" href="/kontaktos">
          {t('round.complain_contact')}
        </Link>
      </p>
    </Card>
  )
}
