import { complaintLengthMax } from '@nordlys/contracts'
import { Button, ErrorSummary } from '@nordlys/ui'
import { useMemo } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Translate } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { UploadOptions } from '../../parts/files/upload-options.ts'
import { Message } from '../../parts/message/message.tsx'
import { ComplaintFiles, fileErrorText } from './complaint-form.tsx'
import { WordsField } from './words-field.tsx'
import type { UnsentWords, WriteProblem } from './write-action.ts'

export interface WriteFormProps {
  options: UploadOptions | undefined
  wishKey: string
  unsent: UnsentWords | undefined
}

/** Words and files that are added to a case until it is decided. [CP5] */
export function WriteForm({ options, wishKey, unsent }: WriteFormProps) {
  const t = useTexts()
  const isSending = useNavigation().formEncType === 'multipart/form-data'
  const problem = unsent?.problem
  const errors = useMemo(() => errorsOf(t, problem, options), [t, problem, options])
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.text
  const failure = problem && failureText(t, problem)
  return (
    <Form method="post" encType="multipart/form-data" noValidate className="s-complaint-form">
      {failure && (
        <Message key={unsent?.reference} tone="danger" title={t('complaints.unsent')} takesFocus>
          {failure}
        </Message>
      )}
      <ErrorSummary key={unsent?.reference} title={t('complaints.wrong')} errors={errors} />
      <input type="hidden" name="key" value={unsent?.key ?? wishKey} />
      <WordsField
        id="words"
        label={t('complaints.write_words')}
        help={t('complaints.words_help')}
        lengthMax={complaintLengthMax.words}
        rows={5}
        typed={unsent?.words}
        error={errorOf('words')}
      />
      {options && <ComplaintFiles options={options} error={errorOf('file')} />}
      <Button type="submit" kind="primary" isBusy={isSending} busyText={t('complaints.sending')}>
        {t('complaints.write_send')}
      </Button>
    </Form>
  )
}

function errorsOf(
  t: Translate,
  problem: WriteProblem | undefined,
  options: UploadOptions | undefined,
) {
  switch (problem) {
    case 'words-required':
      return [{ fieldId: 'words', text: t('complaints.write_required') }]
    case 'personal-number':
      return [{ fieldId: 'words', text: t('complaints.personal_number') }]
    case 'files-max':
    case 'file-too-large':
      return [{ fieldId: 'file', text: fileErrorText(t, problem, options) }]
    default:
      return []
  }
}

/** What no field can mend. */
function failureText(t: Translate, problem: WriteProblem): string | undefined {
  switch (problem) {
    case 'too-many-messages':
      return t('complaints.write_many')
    case 'already-decided':
      return t('complaints.closed')
    case 'down':
      return t('complaints.failed_down')
    default:
      return undefined
  }
}
