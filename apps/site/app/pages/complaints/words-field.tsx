import { FieldFrame } from '@nordlys/ui'

export interface WordsFieldProps {
  id: string
  label: string
  help: string
  lengthMax: number
  rows: number
  typed: string | undefined
  error: string | undefined
}

/** A text of several lines. */
export function WordsField({ id, label, help, lengthMax, rows, typed, error }: WordsFieldProps) {
  return (
    <FieldFrame fieldId={id} label={label} help={help} error={error}>
      <span className="n-field__box">
        <textarea
          id={id}
          name={id}
          rows={rows}
          maxLength={lengthMax}
          className="n-field__input s-complaint-form__words"
          defaultValue={typed}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          aria-required
        />
      </span>
    </FieldFrame>
  )
}
