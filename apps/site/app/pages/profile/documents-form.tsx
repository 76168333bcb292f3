import { Button, ErrorSummary, Select } from '@nordlys/ui'
import { useMemo, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { FileField } from '../../parts/files/file-field.tsx'
import {
  fileBytesMaxOf,
  fileTypesText,
  type UploadOptions,
} from '../../parts/files/upload-options.ts'
import type { DocumentsAnswer, FormProblem } from './send-documents.ts'
import { UploadProgress } from './upload-progress.tsx'

const typeId = 'document_type'
const fileId = 'file'

export interface DocumentsFormProps {
  options: UploadOptions
  last: DocumentsAnswer | undefined
}

/** Type and files; works as a plain form, and with script tells at once what would be refused. [VAL-11] */
export function DocumentsForm({ options, last }: DocumentsFormProps) {
  const t = useTexts()
  const navigation = useNavigation()
  const isSending = navigation.state !== 'idle' && navigation.formEncType === 'multipart/form-data'
  const [chosen, setChosen] = useState<'files-max' | 'file-too-large' | 'in-order'>()
  const problem = chosen === undefined ? last?.problem : undefined
  const typeError = problem === 'type-required' ? t('profile.documents_type_required') : undefined
  const fileError = useFileError(options, chosen ?? problem)
  const errors = useMemo(
    () => [
      ...(typeError ? [{ fieldId: typeId, text: typeError }] : []),
      ...(fileError ? [{ fieldId: fileId, text: fileError }] : []),
    ],
    [typeError, fileError],
  )
  const look = (files: readonly File[]) => {
    if (files.length > options.filesMax) setChosen('files-max')
    else if (files.some(({ size }) => size > fileBytesMaxOf(options))) setChosen('file-too-large')
    else setChosen('in-order')
  }
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      preventScrollReset
      noValidate
      className="s-documents__form"
      onSubmit={(event) => {
        if (isSending || (chosen && chosen !== 'in-order')) event.preventDefault()
      }}
    >
      <ErrorSummary title={t('profile.documents_wrong')} errors={errors} />
      <Select
        id={typeId}
        name={typeId}
        label={t('profile.documents_type')}
        emptyText={t('profile.documents_type_none')}
        options={options.documentTypes.map(({ id, name }) => ({ value: id, text: name }))}
        defaultValue={last?.documentType ?? ''}
        error={typeError}
        aria-required
      />
      <FileField
        options={options}
        label={t('profile.documents_files')}
        help={t('profile.documents_files_help', {
          types: fileTypesText(options),
          megabytes: String(options.megabytesMax),
        })}
        error={fileError}
        onChoose={look}
      />
      {isSending && <UploadProgress />}
      <p className="n-small n-text-2">
        {t('profile.documents_help', { count: String(options.filesMax) })}
      </p>
      <Button
        type="submit"
        kind="primary"
        isBusy={isSending}
        busyText={t('profile.documents_sending')}
      >
        {t('profile.documents_send')}
      </Button>
    </Form>
  )
}

function useFileError(
  { filesMax, megabytesMax }: UploadOptions,
  problem: FormProblem | 'file-too-large' | 'in-order' | undefined,
): string | undefined {
  const t = useTexts()
  if (problem === 'files-required') return t('profile.documents_files_required')
  if (problem === 'files-max') return t('profile.documents_files_max', { count: String(filesMax) })
  if (problem !== 'file-too-large') return undefined
  return t('profile.documents_file_too_large', { megabytes: String(megabytesMax) })
}
