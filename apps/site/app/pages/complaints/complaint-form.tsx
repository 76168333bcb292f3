import { complaintLengthMax, complaintTopics } from '@nordlys/contracts'
import { Button, ErrorSummary, Select } from '@nordlys/ui'
import { useMemo } from 'react'
import { Form, useNavigation } from 'react-router'
import type { TextKey, Translate } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { FileField } from '../../parts/files/file-field.tsx'
import { fileTypesText, type UploadOptions } from '../../parts/files/upload-options.ts'
import { Message } from '../../parts/message/message.tsx'
import { topicTexts } from './complaint-list.tsx'
import type { ComplaintFailure, UnsentComplaint } from './send-complaint.ts'
import { WordsField } from './words-field.tsx'

const failures = {
  'too-many-complaints': 'complaints.failed_many',
  'not-allowed': 'complaints.failed_closed',
  'key-used': 'complaints.failed_key',
  down: 'complaints.failed_down',
} as const satisfies Record<ComplaintFailure, TextKey>

export interface ComplaintFormProps {
  /** With the day whose rounds and payments are chosen from. */
  address: string
  subjects: readonly { value: string; text: string }[]
  /** The one that the page was opened with. */
  about: string | undefined
  options: UploadOptions | undefined
  wishKey: string
  unsent: UnsentComplaint | undefined
}

/** Topic, round or payment, what happened, what is wished for, files; a plain form without script. [CP1] */
export function ComplaintForm(props: ComplaintFormProps) {
  const { address, subjects, about, options, wishKey, unsent } = props
  const t = useTexts()
  const isSending = useNavigation().formEncType === 'multipart/form-data'
  const typed = unsent?.typed
  const errors = useMemo(
    () =>
      (unsent?.problems ?? []).map((problem) => ({
        fieldId: problem.field,
        text: errorText(t, problem, options),
      })),
    [t, unsent, options],
  )
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.text
  return (
    <Form
      method="post"
      action={address}
      encType="multipart/form-data"
      noValidate
      className="s-complaint-form"
    >
      {unsent?.failure && (
        <Message key={unsent.reference} tone="danger" title={t('complaints.unsent')} takesFocus>
          {t(failures[unsent.failure])}
        </Message>
      )}
      <ErrorSummary title={t('complaints.wrong')} errors={errors} />
      <input type="hidden" name="key" value={unsent?.key ?? wishKey} />
      <Select
        id="topic"
        name="topic"
        label={t('complaints.topic')}
        emptyText={t('complaints.topic_none')}
        options={complaintTopics.map((value) => ({ value, text: t(topicTexts[value]) }))}
        defaultValue={typed?.topic ?? ''}
        error={errorOf('topic')}
        aria-required
      />
      <Select
        id="subject"
        name="subject"
        label={t('complaints.subject')}
        emptyText={t('complaints.subject_none')}
        options={subjects}
        defaultValue={typed?.subject ?? about ?? ''}
        error={errorOf('subject')}
      />
      {(['words', 'wish'] as const).map((id) => (
        <WordsField
          key={id}
          id={id}
          label={t(`complaints.${id}`)}
          help={t(`complaints.${id}_help`)}
          lengthMax={complaintLengthMax[id]}
          rows={id === 'words' ? 7 : 3}
          typed={typed?.[id]}
          error={errorOf(id)}
        />
      ))}
      {options && <ComplaintFiles options={options} error={errorOf('file')} />}
      <Button type="submit" kind="primary" isBusy={isSending} busyText={t('complaints.sending')}>
        {t('complaints.send')}
      </Button>
    </Form>
  )
}

/** Files may come with a complaint, and need not. */
export function ComplaintFiles({
  options,
  error,
}: {
  options: UploadOptions
  error: string | undefined
}) {
  const t = useTexts()
  const help = t('complaints.files_help', {
    count: String(options.filesMax),
    types: fileTypesText(options),
    megabytes: String(options.megabytesMax),
  })
  return <FileField options={options} label={t('complaints.files')} help={help} error={error} />
}

type Problem = UnsentComplaint['problems'][number]

function errorText(t: Translate, problem: Problem, options: UploadOptions | undefined): string {
  if (problem.field === 'file') return fileErrorText(t, problem.reason, options)
  if (problem.reason === 'personal-number') return t('complaints.personal_number')
  if (problem.field === 'subject') return t('complaints.subject_unknown')
  return t(`complaints.${problem.field}_required`)
}

export function fileErrorText(
  t: Translate,
  reason: 'files-max' | 'file-too-large',
  options: UploadOptions | undefined,
): string {
  return reason === 'files-max'
    ? t('complaints.files_max', { count: String(options?.filesMax ?? 0) })
    : t('complaints.file_too_large', { megabytes: String(options?.megabytesMax ?? 0) })
}
