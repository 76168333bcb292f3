import { classNames, Icon, Link } from '@nordlys/ui'
import Heart from 'lucide-react/icons/heart'
import { useEffect, useRef } from 'react'
import { anyJackpot } from '../../ground/finding/facets.ts'
import { type Finding, findingQuery, readFinding } from '../../ground/finding/filters.ts'
import { type ListName, listAddress, listNames } from '../../ground/finding/list-names.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'

export interface ListTabsProps {
  list: ListName
  counts: Partial<Record<ListName, number>>
  finding: Finding
  isPlayer: boolean
}

const shownLists = listNames.filter((name) => name !== 'soeg')
const ownLists: readonly ListName[] = ['senest-spillede']

/** The lists; what was typed goes along, filters do not. */
export function ListTabs({ list, counts, finding, isPlayer }: ListTabsProps) {
  const t = useTexts()
  const { q } = finding
  const plain = { ...readFinding(new URLSearchParams()), q }
  const jackpots = { ...plain, chosen: { ...plain.chosen, jackpot: [anyJackpot] } }
  const isJackpots = finding.chosen.jackpot.includes(anyJackpot)
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    if (list && strip.current) bringCurrentIntoSight(strip.current)
  }, [list])
  const lists = shownLists.filter((name) => isPlayer || !ownLists.includes(name))
  return (
    <nav className="s-tabs" aria-label={t('slot_machines.lists')} ref={strip}>
      {lists.map((name) => {
        const isHere = !isJackpots && (name === list || (name === 'alle-spil' && list === 'soeg'))
        return (
          <Link
            key={name}
            href={listAddress(name) + findingQuery(plain)}
            className={classNames('s-tab', isHere && 's-tab--here')}
            aria-current={isHere ? 'page' : undefined}
          >
            {name === 'mine-favoritter' && <Icon glyph={Heart} size={16} />}
            {t(`slot_machines.tab_${name}`)}
            {(counts[name] ?? 0) > 0 && <span className="s-tab__count">{counts[name]}</span>}
          </Link>
        )
      })}
      <Link
        href={listAddress('alle-spil') + findingQuery(jackpots)}
        className={classNames('s-tab', isJackpots && 's-tab--here')}
        aria-current={isJackpots ? 'page' : undefined}
      >
        {t('slot_machines.tab_jackpots')}
      </Link>
    </nav>
  )
}

/** On a phone the list one is at may stand beyond the edge; only the strip moves, not the page. */
function bringCurrentIntoSight(strip: HTMLElement): void {
  const current = strip.querySelector('[aria-current]')
  if (!current) return
  const beyond = current.getBoundingClientRect().right - strip.getBoundingClientRect().right
  if (beyond > 0) strip.scrollLeft += beyond + edgePx
}

/** So that a part of the next one is in sight too. */
const edgePx = 48
