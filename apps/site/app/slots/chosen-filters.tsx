import { Icon, Link } from '@nordlys/ui'
import X from 'lucide-react/icons/x'
import { type Finding, filterNames, findingQuery, toggled } from '../finding/filters.ts'
import { type ListName, listAddress } from '../finding/list-names.ts'
import { useTexts } from '../text/use-texts.tsx'
import { nameOfValue } from './filter-words.ts'

export interface ChosenFiltersProps {
  list: ListName
  finding: Finding
  names: Readonly<Record<string, string>>
}

/** What is chosen, each with the way out of it. */
export function ChosenFilters({ list, finding, names }: ChosenFiltersProps) {
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
            <Link
              href={listAddress(list) + findingQuery(toggled(finding, name, value))}
              className="s-chosen-filters__one"
              aria-label={t('slot_machines.chosen_remove', { name: text })}
            >
              {text}
              <Icon glyph={X} size={15} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
