import { FieldFrame } from '@nordlys/ui'
import type { ChangeEvent } from 'react'
import './file-field.css'
import type { UploadOptions } from './upload-options.ts'

const fileNames: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'application/pdf': 'PDF',
}

/** The types that may be sent, as a person calls them. */
export function fileTypesText({ contentTypes }: UploadOptions): string {
  return contentTypes.map((type) => fileNames[type] ?? type).join(', ')
}

export interface FileFieldProps {
  options: UploadOptions
  label: string
  help: string
  error: string | undefined
  /** Says what is wrong with a choice before anything is sent. */
  onChange?(event: ChangeEvent<HTMLInputElement>): void
}

/** A telephone offers its camera for what may be a picture; `capture` would offer nothing else. */
export function FileField({ options, label, help, error, onChange }: FileFieldProps) {
  return (
    <FieldFrame fieldId="file" label={label} help={help} error={error}>
      <span className="n-field__box">
        <input
          id="file"
          name="file"
          type="file"
          multiple={options.filesMax > 1}
          accept={options.contentTypes.join(',')}
          className="n-field__input s-file-field"
          onChange={onChange}
          aria-invalid={error ? true : undefined}
          aria-describedby="file-note"
        />
      </span>
    </FieldFrame>
  )
}
