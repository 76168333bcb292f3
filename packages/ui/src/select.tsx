import ChevronDown from 'lucide-react/icons/chevron-down'
import { type SelectHTMLAttributes, useId } from 'react'
import { FieldFrame } from './field-frame.tsx'
import { Icon } from './icon.tsx'

interface SelectOption {
  value: string
  text: string
}

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string
  options: readonly SelectOption[]
  /** The words of the empty choice; without it the first option is chosen. */
  emptyText?: string
  error?: string | undefined
}

export function Select({ label, options, emptyText, error, id, ...select }: SelectProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame fieldId={fieldId} label={label} error={error}>
      <span className="n-field__box n-field__box--select">
        <select
          {...select}
          id={fieldId}
          className="n-field__input"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${fieldId}-note` : undefined}
        >
          {emptyText !== undefined && <option value="">{emptyText}</option>}
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon glyph={ChevronDown} className="n-field__chevron" />
      </span>
    </FieldFrame>
  )
}
