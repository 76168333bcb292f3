import { Icon } from '@nordlys/ui'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import { type Finding, type Sorting, sortings } from '../../ground/finding/filters.ts'
import type { ListName } from '../../ground/finding/list-names.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { findingFormId } from './use-finding.ts'

export interface SortingChoiceProps {
  list: ListName
  finding: Finding
  onChoose: (sorting: Sorting | undefined) => void
}

export function SortingChoice({ list, finding, onChoose }: SortingChoiceProps) {
  const t = useTexts()
  const own = finding.q !== '' ? 'found' : list === 'soeg' ? 'alle-spil' : list
  const same = finding.q !== '' ? undefined : sameAsOwn[list]
  return (
    <label className="s-sorting">
      <Icon glyph={ArrowUpDown} size={17} />
      <span className="n-visually-hidden">{t('slot_machines.sorting')}</span>
      <select
        form={findingFormId}
        name="sorter"
        className="s-sorting__select"
        value={finding.sorting ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChoose(sortings.find((sorting) => sorting === value))
        }
      >
        <option value="">{t(`slot_machines.sorting_own_${own}`)}</option>
        {sortings
          .filter((sorting) => sorting !== same)
          .map((sorting) => (
            <option key={sorting} value={sorting}>
              {t(`slot_machines.sorting_${sorting}`)}
            </option>
          ))}
      </select>
    </label>
  )
}

/** The order a list stands in of its own accord is not offered twice. */
const sameAsOwn: Partial<Record<ListName, Sorting>> = {
  'alle-spil': 'mest-spillede',
  soeg: 'mest-spillede',
  'nye-spil': 'nyeste',
  'bedste-spil': 'mest-spillede',
}
