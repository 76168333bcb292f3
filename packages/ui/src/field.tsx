import CircleAlert from 'lucide-react/icons/circle-alert'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { FieldFrame } from './field-frame.tsx'
import { Icon } from './icon.tsx'

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  help?: ReactNode
  /** A sentence that says what is wrong and what to do; it takes the help's place. */
  error?: string | undefined
  /** The element before the typed text, such as a country code. */
  before?: ReactNode
  /** The element after it, such as "kr.". */
  after?: ReactNode
}

export function Field({ label, help, error, before, after, id, ...input }: FieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame fieldId={fieldId} label={label} help={help} error={error}>
      <span className="n-field__box">
        {before && <span className="n-field__beside">{before}</span>}
        <input
          {...input}
          id={fieldId}
          className="n-field__input"
          aria-invalid={error ? true : undefined}
          aria-describedby={error || help ? `${fieldId}-note` : undefined}
        />
        {after && <span className="n-field__beside">{after}</span>}
        {error && <Icon glyph={CircleAlert} className="n-field__mark" />}
      </span>
    </FieldFrame>
  )
}
