import { Button, Card, Field } from '@nordlys/ui'
import { Form } from 'react-router'
import { findRoundAddress } from '../../ground/links/round-address.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'

/** A round by its number, as a letter or a complaint names it. */
export function FindRound() {
  const t = useTexts()
  return (
    <Card title={t('round.find_title')}>
      <Form method="get" action={findRoundAddress} className="s-find-round">
        <Field
          label={t('round.find_label')}
          help={t('round.find_help')}
          name="nummer"
          required
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit">{t('round.find_press')}</Button>
      </Form>
    </Card>
  )
}
