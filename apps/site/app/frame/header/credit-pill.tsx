import type { Device } from '@nordlys/contracts'
import { ore } from '@nordlys/core'
import { Icon, Link, LinkButton, Money } from '@nordlys/ui'
import Plus from 'lucide-react/icons/plus'
import { imageUrl } from '../../ground/links/image-address.ts'
import { shownOn } from '../../ground/shell/layouts.ts'
import type { ShellData } from '../../ground/shell/shell-data.ts'
import { useIsShown } from '../../ground/standing/standing-context.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { StandingMark } from '../../parts/standing/standing-mark.tsx'
import { useToldBalance } from '../events/told-balance.ts'

export interface CreditPillProps {
  shell: ShellData
  on: readonly Device[]
  withTopUp: boolean
}

const nothing = ore(0)

/** The account's balance, and in the same pill the way to put more in. */
export function CreditPill({ shell, on, withTopUp }: CreditPillProps) {
  const t = useTexts()
  const { player, images } = shell
  const balance = useToldBalance(player?.totalBalance ?? nothing)
  if (!player) return null
  return (
    <div className="s-balance-pill" {...shownOn(on)}>
      {images.credit && (
        <img
          src={imageUrl(images.credit.icon)}
          alt=""
          width={20}
          height={20}
          className="s-balance-pill__icon"
        />
      )}
      <Link href="/min-konto/oversigt" className="s-balance-pill__figure">
        <span className="s-balance-pill__label">{t('shell.total_balance')}</span>
        <Money ore={balance} gold />
      </Link>
      {withTopUp && <TopUp />}
    </div>
  )
}

/** Nobody who may not deposit is shown the way to it: they see why instead. */
export function TopUp(shown: { 'data-on'?: string }) {
  const t = useTexts()
  const isShown = useIsShown()
  if (!isShown('header-deposit')) {
    return (
      <StandingMark
        className="s-balance-pill__deposit"
        wordClass="s-balance-pill__word"
        {...shown}
      />
    )
  }
  return (
    <LinkButton
      kind="primary"
      href="/min-konto/indbetal"
      className="s-balance-pill__deposit"
      icon={<Icon glyph={Plus} size={18} />}
      aria-label={t('shell.deposit')}
      {...shown}
    >
      <span className="s-balance-pill__word">{t('shell.deposit')}</span>
    </LinkButton>
  )
}
