import { Button, Card, ChoiceChips } from '@nordlys/ui'
import { Form, useLocation, useNavigation } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../message/message.tsx'
import './interval.css'
import type { Interval } from './interval-form.ts'

export interface IntervalCardProps {
  /** The group of texts that name what comes. */
  texts: 'notice_interval' | 'wagering_interval'
  /** The address of the form alone. */
  address: string
  interval: Interval
}

/** How often something comes: chosen here, from those offered. */
export function IntervalCard({ texts, address, interval }: IntervalCardProps) {
  const t = useTexts()
  const { key } = useLocation()
  const isSaving = useNavigation().formAction === address
  const { minutes, chips, result } = interval
  return (
    <div id="status">
      <Card title={t(`${texts}.title`)} className="s-interval">
        <p className="n-text-2">{t(`${texts}.text`)}</p>
        {result && (
          <Message
            key={key}
            tone={result === 'gemt' ? 'success' : 'danger'}
            title={t(`${texts}.result_${result}`, { count: String(minutes) })}
            takesFocus
          />
        )}
        <Form method="post" action={address} preventScrollReset key={minutes}>
          <ChoiceChips
            title={t(`${texts}.question`)}
            name="minutes"
            chips={chips}
            chosen={String(minutes)}
            help={t(`${texts}.help`)}
          />
          <Button type="submit" isBusy={isSaving}>
            {t(`${texts}.save`)}
          </Button>
        </Form>
      </Card>
    </div>
  )
}
