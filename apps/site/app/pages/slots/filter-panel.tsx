import { Button, Icon, IconButton, Link } from '@nordlys/ui'
import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { FacetOption } from '../../ground/finding/facets.ts'
import {
  countChosen,
  type FilterName,
  filterNames,
  findingQuery,
  withoutFilters,
} from '../../ground/finding/filters.ts'
import { type ListName, listAddress } from '../../ground/finding/list-names.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { compareValues, nameOfValue } from './filter-words.ts'
import type { ShownList } from './read-list.ts'
import { type FindingControl, findingFormId } from './use-finding.ts'

export const filterPanelId = 'filtre'

export interface FilterPanelProps {
  list: ListName
  shown: ShownList
  control: FindingControl
  /** On a small screen it is a sheet of its own. */
  isOpen: boolean
  onClose: () => void
}

export function FilterPanel({ list, shown, control, isOpen, onClose }: FilterPanelProps) {
  const t = useTexts()
  const panel = useRef<HTMLElement>(null)
  const { finding } = control
  useEffect(() => {
    if (isOpen) panel.current?.focus()
  }, [isOpen])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <aside
      ref={panel}
      id={filterPanelId}
      className="s-filters"
      aria-label={t('slot_machines.filters')}
      data-open={isOpen || undefined}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className="s-filters__head">
        <h2 className="n-h3">{t('slot_machines.filters')}</h2>
        {countChosen(finding) > 0 && (
          <Link
            href={listAddress(list) + findingQuery(withoutFilters(finding))}
            className="s-filters__reset"
          >
            {t('slot_machines.filters_reset')}
          </Link>
        )}
        <IconButton
          label={t('slot_machines.filters_close')}
          className="s-filters__close"
          onClick={onClose}
        >
          <Icon glyph={X} />
        </IconButton>
      </div>
      <div className="s-filters__groups">
        {filterNames.map((name) => (
          <FilterGroup
            key={name}
            name={name}
            options={shown.facets[name]}
            names={shown.names}
            control={control}
          />
        ))}
      </div>
      <noscript>
        <button type="submit" form={findingFormId} className="n-button n-button--primary">
          {t('slot_machines.filters_apply')}
        </button>
      </noscript>
      <Button kind="primary" wide className="s-filters__done" onClick={onClose}>
        {t('slot_machines.filters_done', { count: String(shown.foundCount) })}
      </Button>
    </aside>
  )
}

interface FilterGroupProps {
  name: FilterName
  options: readonly FacetOption[]
  names: ShownList['names']
  control: FindingControl
}

/** The first groups are open; one that has something chosen always is. */
const openGroups: readonly FilterName[] = ['tema', 'mekanik', 'volatilitet', 'rtp', 'jackpot']

function FilterGroup({ name, options, names, control }: FilterGroupProps) {
  const t = useTexts()
  const chosen = control.finding.chosen[name]
  if (options.length === 0) return null
  const worded = options
    .map((option) => ({ ...option, text: nameOfValue(t, names, name, option.value) }))
    .sort((a, b) => compareValues(name, a, b))
  return (
    <details className="s-filter" open={openGroups.includes(name) || chosen.length > 0}>
      <summary className="s-filter__title">
        {t(`slot_machines.filter_${name}`)}
        <Icon glyph={ChevronDown} size={18} />
      </summary>
      <fieldset className="s-filter__options">
        <legend className="n-visually-hidden">{t(`slot_machines.filter_${name}`)}</legend>
        {worded.map(({ value, count, text }) => (
          <label key={value} className="s-filter__option" data-none={count === 0 || undefined}>
            <input
              type="checkbox"
              form={findingFormId}
              name={name}
              value={value}
              className="n-checkbox__input"
              checked={chosen.includes(value)}
              onChange={() => control.toggle(name, value)}
            />
            <span className="s-filter__text">{text}</span>
            <span className="s-filter__count">{count}</span>
          </label>
        ))}
      </fieldset>
    </details>
  )
}
