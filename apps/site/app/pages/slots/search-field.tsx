import { Icon } from '@nordlys/ui'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { findingFormId } from './use-finding.ts'

export interface SearchFieldProps {
  /** The search in the address. */
  q: string
  onType: (q: string) => void
  /** On the page that is for searching. */
  isFocused: boolean
}

export function SearchField({ q, onType, isFocused }: SearchFieldProps) {
  const t = useTexts()
  const field = useRef<HTMLInputElement>(null)
  // The back button changes the address; what is being typed is never changed under the hands.
  useEffect(() => {
    const input = field.current
    if (input && document.activeElement !== input) input.value = q
  }, [q])
  useEffect(() => {
    if (isFocused) field.current?.focus({ preventScroll: true })
  }, [isFocused])
  return (
    <search className="s-search">
      <Icon glyph={Search} className="s-search__glass" />
      <input
        ref={field}
        form={findingFormId}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={80}
        className="s-search__field"
        placeholder={t('slot_machines.search_placeholder')}
        aria-label={t('slot_machines.search_label')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      {q !== '' && (
        <button
          type="button"
          className="s-search__clear"
          aria-label={t('slot_machines.search_clear')}
          onClick={() => {
            const input = field.current
            if (!input) return
            input.value = ''
            input.focus()
            onType('')
          }}
        >
          <Icon glyph={X} size={18} />
        </button>
      )}
    </search>
  )
}
