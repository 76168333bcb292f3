import { classNames, Link } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { type Tab, tabAddress, tabs } from './limit-address.ts'

/** The parts of the page, each with an address of its own. */
export function LimitsTabs({ tab }: { tab: Tab }) {
  const t = useTexts()
  return (
    <nav className="s-limit-tabs" aria-label={t('limits.tabs')}>
      {(Object.keys(tabs) as Tab[]).map((each) => (
        <Link
          key={each}
          href={tabAddress(each)}
          className={classNames('s-limit-tab', each === tab && 's-limit-tab--here')}
          aria-current={each === tab ? 'page' : undefined}
        >
          {t(`limits.tab_${each}`)}
        </Link>
      ))}
    </nav>
  )
}
