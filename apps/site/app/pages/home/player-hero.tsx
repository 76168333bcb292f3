import type { AccountSummary } from '@nordlys/contracts'
import { formatDate, formatTime } from '@nordlys/core'
import { Balance, Icon, LinkButton, Money } from '@nordlys/ui'
import Plus from 'lucide-react/icons/plus'
import { useIsShown } from '../../ground/standing/standing-context.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { NightScene } from '../../parts/offer/night-scene.tsx'
import { useStandingWords } from '../../parts/standing/use-standing-words.ts'
import { greetingOf } from './greeting.ts'

export interface PlayerHeroProps {
  player: { firstName: string; previousLoginAt: Date | undefined; summary: AccountSummary }
}

/** The greeting, the previous login, how the player stands and the money. [HEAD-07] */
export function PlayerHero({ player }: PlayerHeroProps) {
  const t = useTexts()
  const { previousLoginAt, summary } = player
  const isShown = useIsShown()
  const barred = useStandingWords()
  return (
    <section className="s-player-hero" data-theme="dark">
      <NightScene />
      <div className="n-wrap s-player-hero__line">
        <div>
          <h1 className="n-h1">{greetingOf(player, t)}</h1>
          <p className="s-player-hero__last">
            {previousLoginAt
              ? t('home.last_login', {
                  date: formatDate(previousLoginAt),
                  time: formatTime(previousLoginAt),
                })
              : !barred && t('home.first_login')}
          </p>
          {barred && <p className="s-player-hero__standing">{barred.sentence}</p>}
        </div>
        <div className="s-player-hero__money">
          <div className="s-player-hero__total">
            <Balance label={t('shell.total_balance')} ore={summary.TotalBalance} />
            <div className="n-ways n-ways--close s-player-hero__ways">
              {isShown('hero-deposit') && (
                <LinkButton
                  kind="primary"
                  href="/min-konto/indbetal"
                  icon={<Icon glyph={Plus} size={18} />}
                >
                  {t('shell.deposit')}
                </LinkButton>
              )}
              <LinkButton href="/min-konto/udbetal">{t('home.withdraw')}</LinkButton>
              {isShown('hero-transfer') && (
                <LinkButton href="/min-konto/overfoer">{t('home.transfer')}</LinkButton>
              )}
            </div>
          </div>
          <Parts summary={summary} />
        </div>
      </div>
    </section>
  )
}

/** Cash first, then bonus, then what may be withdrawn now. */
function Parts({ summary }: { summary: AccountSummary }) {
  const t = useTexts()
  return (
    <dl className="s-player-hero__parts">
      <div>
        <dt>{t('home.withdrawable')}</dt>
        <dd>
          <Money ore={summary.WithdrawableBalance} />
        </dd>
      </div>
      <div>
        <dt>{t('home.bonus')}</dt>
        <dd className="s-player-hero__bonus">
          <Money ore={summary.BonusBalance} />
        </dd>
      </div>
    </dl>
  )
}
