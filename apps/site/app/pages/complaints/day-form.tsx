import { Button, Field } from '@nordlys/ui'
import { Form } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { complaintsAddress } from './complaint-address.ts'

export interface DayFormProps {
  typed: string
  isWrong: boolean
}

/** Finds rounds and payments of an earlier day to choose from; works by GET. */
export function DayForm({ typed, isWrong }: DayFormProps) {
  const t = useTexts()
  return (
    <Form method="get" action={complaintsAddress} preventScrollReset className="s-complaint-day">
      <Field
        id="dag"
        name="dag"
        label={t('complaints.day')}
        help={t('complaints.day_help')}
        defaultValue={typed}
        maxLength={20}
        inputMode="numeric"
        autoComplete="off"
        error={isWrong ? t('complaints.day_wrong') : undefined}
      />
      <Button type="submit">{t('complaints.day_show')}</Button>
    </Form>
  )
}
