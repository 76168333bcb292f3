import type { AccountSummary } from '@nordlys/contracts'
import { formatKroner, type Ore, subtract } from '@nordlys/core'
import { Balance, Icon, LinkButton, Money } from '@nordlys/ui'
import Plus from 'lucide-react/icons/plus'
import { useIsShown } from '../../ground/standing/standing-context.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'

interface BalanceCardProps {
  summary: AccountSummary
  onTheWayOre: Ore
}

/**
 * The player's money: all of it in gold, then what it is made of. What has left it stands below, and never
 * looks like money to play for. [DATA-04]
 */
export function BalanceCard({ summary, onTheWayOre }: BalanceCardProps) {
  const t = useTexts()
  const { TotalBalance: total, BonusBalance: bonus, WithdrawableBalance: withdrawable } = summary
  const cash = subtract(total, bonus)
  const isShown = useIsShown()
  const parts = { cash: formatKroner(cash), bonus: formatKroner(bonus) }
  return (
    <section className="n-card s-balance" aria-label={t('shell.total_balance')}>
      <div className="s-balance__line">
        <Balance label={t('shell.total_balance')} ore={total} />
        <div className="n-ways n-ways--close">
          {isShown('balance-deposit') && (
            <LinkButton
              kind="primary"
              href="/min-konto/indbetal"
              icon={<Icon glyph={Plus} size={18} />}
            >
              {t('shell.deposit')}
            </LinkButton>
          )}
          <LinkButton href="/min-konto/udbetal">{t('overview.withdraw')}</LinkButton>
        </div>
      </div>
      <div className="s-balance__bar" role="img" aria-label={t('overview.balance_parts', parts)}>
        {cash > 0n && <span style={{ flexGrow: Number(cash) }} />}
        {bonus > 0n && <span className="s-balance__bonus" style={{ flexGrow: Number(bonus) }} />}
      </div>
      <dl className="n-facts s-balance__parts">
        <Part label={t('overview.cash')} amount={cash} mark="cash" />
        <Part label={t('overview.bonus')} amount={bonus} mark="bonus" />
        <Part label={t('overview.withdrawable')} amount={withdrawable} />
      </dl>
      {onTheWayOre > 0n && (
        <p className="s-balance__out n-small n-text-2">
          <span>
            {t('overview.on_the_way')} <Money ore={onTheWayOre} />
          </span>
          <span>{t('overview.on_the_way_text')}</span>
        </p>
      )}
    </section>
  )
}

function Part({ label, amount, mark }: { label: string; amount: Ore; mark?: 'cash' | 'bonus' }) {
  return (
    <div>
      <dt>
        {mark && <span className={`s-balance__mark s-balance__mark--${mark}`} aria-hidden />}
        {label}
      </dt>
      <dd>
        <Money ore={amount} />
      </dd>
    </div>
  )
}
