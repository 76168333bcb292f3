import { Button, Card, ChoiceChips } from '@nordlys/ui'
import { useEffect } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { askForNoticeNow } from '../../../ground/browser/notice-wanted.ts'
import { useTexts } from '../../../ground/text/use-texts.tsx'
import { Message } from '../../../parts/message/message.tsx'
import './notice-interval.css'
import type { Interval, IntervalResult } from './read-interval.ts'

const address = '/min-konto/begraensninger/status'

/** How often the player sees what they played for: chosen here, from those offered. [LIM-07] */
export function NoticeIntervalCard({
  interval: { minutes, offered, result },
}: {
  interval: Interval
}) {
  const t = useTexts()
  const { key } = useLocation()
  const isSaving = useNavigation().formAction === address
  return (
    <div id="status">
      <Card title={t('notice_interval.title')} className="s-notice-interval">
        <p className="n-text-2">{t('notice_interval.text')}</p>
        {result && <Result key={key} result={result} minutes={minutes} />}
        <Form method="post" action={address} preventScrollReset key={minutes}>
          <ChoiceChips
            title={t('notice_interval.question')}
            name="minutes"
            chips={offered.map(String).map((count) => ({
              value: count,
              text: t('unit.minutes', { count }),
            }))}
            chosen={String(minutes)}
            help={t('notice_interval.help')}
          />
          <Button type="submit" isBusy={isSaving}>
            {t('notice_interval.save')}
          </Button>
        </Form>
      </Card>
    </div>
  )
}

function Result({ result, minutes }: { result: IntervalResult; minutes: number }) {
  const t = useTexts()
  // This browser knew when the next notice is due; a choice makes that another moment.
  useEffect(() => {
    if (result === 'gemt') askForNoticeNow()
  }, [result])
  return (
    <Message
      tone={result === 'gemt' ? 'success' : 'danger'}
      title={t(`notice_interval.result_${result}`, { count: String(minutes) })}
      takesFocus
    />
  )
}
