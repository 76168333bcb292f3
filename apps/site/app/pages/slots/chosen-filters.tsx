import { Icon, Link } from '@nordlys/ui'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { filterNames, findingQuery, toggled } from '../../ground/finding/filters.ts'
import { type ListName, listAddress } from '../../ground/finding/list-names.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { nameOfValue } from './filter-words.ts'
import type { FindingControl } from './use-finding.ts'

export interface ChosenFiltersProps {
  list: ListName
  control: Pick<FindingControl, 'finding' | 'toggle'>
  names: Readonly<Record<string, string>>
}

/** Each way out names all the others: as addresses, many would be longer than the page itself. [FLT-61] */
const linksMax = 12

/** The chosen filters, each with the way out of it. */
export function ChosenFilters({ list, control, names }: ChosenFiltersProps) {
  const { finding, toggle } = control
  const t = useTexts()
  const chosen = filterNames.flatMap((name) =>
    finding.chosen[name].map((value) => ({ name, value })),
  )
  if (chosen.length === 0) return null
  return (
    <ul className="s-chosen-filters" aria-label={t('slot_machines.chosen')}>
      {chosen.map(({ name, value }) => {
        const text = nameOfValue(t, names, name, value)
        return (
          <li key={`${name} ${value}`}>
            <WayOut
              className="s-chosen-filters__one"
              aria-label={t('slot_machines.chosen_remove', { name: text })}
              {...(chosen.length > linksMax
                ? { onClick: () => toggle(name, value) }
                : { href: listAddress(list) + findingQuery(toggled(finding, name, value)) })}
            >
              {text}
              <Icon glyph={X} size={15} />
            </WayOut>
          </li>
        )
      })}
    </ul>
  )
}

interface WayOutProps {
  className: string
  'aria-label': string
  href?: string
  onClick?: () => void
  children: ReactNode
}

/** A link, or a button of the script; without one the box in the panel is the way out. */
function WayOut({ href, onClick, ...rest }: WayOutProps) {
  if (href !== undefined) return <Link href={href} {...rest} />
  return <button type="button" onClick={onClick} {...rest} />
}
