import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface FieldFrameProps {
  fieldId: string
  label: string
  help?: ReactNode
  error?: string | undefined
  children: ReactNode
}

/** Label above, note below: the frame that text fields and selects share. */
export function FieldFrame({ fieldId, label, help, error, children }: FieldFrameProps) {
  return (
    <div className={classNames('n-field', error && 'n-field--wrong')}>
      <label className="n-field__label" htmlFor={fieldId}>
        {label}
      </label>
      {children}
      <FieldNote id={`${fieldId}-note`} help={help} error={error} />
    </div>
  )
}

interface FieldNoteProps {
  id: string
  help?: ReactNode
  error?: string | undefined
}

/** The error if there is one, else the help. */
export function FieldNote({ id, help, error }: FieldNoteProps) {
  if (error) {
    return (
      <p className="n-field__error" id={id}>
        <Icon glyph={CircleAlert} size={17} />
        {error}
      </p>
    )
  }
  if (!help) return null
  return (
    <p className="n-field__help" id={id}>
      {help}
    </p>
  )
}
