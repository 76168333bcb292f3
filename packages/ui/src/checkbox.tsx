import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldNote } from './field-frame.tsx'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode
  error?: string | undefined
}

/** Nothing is ticked beforehand: consent is an act. */
export function Checkbox({ label, error, id, ...input }: CheckboxProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div className={classNames('n-checkbox', error && 'n-checkbox--wrong')}>
      <label className="n-checkbox__row" htmlFor={fieldId}>
        <input
          {...input}
          id={fieldId}
          type="checkbox"
          className="n-checkbox__input"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${fieldId}-note` : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldNote id={`${fieldId}-note`} error={error} />
    </div>
  )
}
