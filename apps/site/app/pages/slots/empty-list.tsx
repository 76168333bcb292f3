import { EmptyState, LinkButton } from '@nordlys/ui'
import { countChosen, findingQuery, withoutFilters } from '../../ground/finding/filters.ts'
import { type ListName, listAddress } from '../../ground/finding/list-names.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { ShownList } from './read-list.ts'

export interface EmptyListProps {
  list: ListName
  shown: ShownList
}

/** Says why nothing is shown, and what to do about it. */
export function EmptyList({ list, shown }: EmptyListProps) {
  const t = useTexts()
  const { finding, unfilteredCount, listCount } = shown
  const allGames = (
    <LinkButton href={listAddress('alle-spil')}>{t('slot_machines.empty_all')}</LinkButton>
  )
  if (listCount === 0) {
    return (
      <EmptyState
        title={t(`slot_machines.empty_title_${list}`)}
        text={t(`slot_machines.empty_text_${list}`)}
        action={list === 'alle-spil' || list === 'soeg' ? undefined : allGames}
      />
    )
  }
  const { q } = finding
  if (countChosen(finding) > 0 && unfilteredCount > 0) {
    return (
      <EmptyState
        title={t('slot_machines.none_filtered')}
        text={t('slot_machines.none_filtered_text', { count: String(unfilteredCount) })}
        action={
          <LinkButton href={listAddress(list) + findingQuery(withoutFilters(finding))}>
            {t('slot_machines.filters_reset')}
          </LinkButton>
        }
      />
    )
  }
  const isWhole = list === 'alle-spil' || list === 'soeg'
  return (
    <EmptyState
      title={t('slot_machines.none_found', { q })}
      text={t('slot_machines.none_found_text')}
      action={
        isWhole ? (
          allGames
        ) : (
          <LinkButton href={`${listAddress('soeg')}?q=${encodeURIComponent(q)}`}>
            {t('slot_machines.none_found_all')}
          </LinkButton>
        )
      }
    />
  )
}
