import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import { takeFocus } from './take-focus.ts'

export interface FieldError {
  fieldId: string
  text: string
}

export interface ErrorSummaryProps {
  title: string
  /** In the form's order. Without any, nothing is shown. */
  errors: readonly FieldError[]
}

/** Stands above a refused form, takes the focus, and leads to each field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  // A new refusal of the same form is a new array, and the focus moves to it again.
  useEffect(() => {
    if (errors.length > 0) takeFocus(summary.current)
  }, [errors])
  if (errors.length === 0) return null
  return (
    <div className="n-error-summary" ref={summary} tabIndex={-1} role="alert">
      <Icon glyph={CircleAlert} size={22} />
      <div>
        <h2 className="n-error-summary__title">{title}</h2>
        <ul className="n-error-summary__errors">
          {errors.map(({ fieldId, text }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function focusField(event: { preventDefault(): void }, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  field.focus()
  field.scrollIntoView({ block: 'center' })
}
