import { Button, Card, ChoiceChips } from '@nordlys/ui'
import { Form, useLocation, useNavigation } from 'react-router'
import { useTexts } from '../../../ground/text/use-texts.tsx'
import { Message } from '../../../parts/message/message.tsx'
import type { WageringInterval } from './read-wagering-interval.ts'

const address = '/min-konto/kampagne/status'

/** How often the player learns how far the bonus has come, or that they never do. [BONUS-02] */
export function WageringIntervalCard({ interval }: { interval: WageringInterval }) {
  const t = useTexts()
  const { key } = useLocation()
  const isSaving = useNavigation().formAction === address
  const { minutes, chips, result } = interval
  return (
    <div id="status">
      <Card title={t('wagering_interval.title')}>
        <p className="n-text-2">{t('wagering_interval.text')}</p>
        {result && (
          <Message
            key={key}
            tone={result === 'gemt' ? 'success' : 'danger'}
            title={t(`wagering_interval.result_${result}`)}
            takesFocus
          />
        )}
        <Form
          method="post"
          action={address}
          preventScrollReset
          key={minutes}
          className="s-own-bonus__interval"
        >
          <ChoiceChips
            title={t('wagering_interval.question')}
            name="minutes"
            chips={chips}
            chosen={String(minutes)}
            help={t('wagering_interval.help')}
          />
          <Button type="submit" isBusy={isSaving}>
            {t('wagering_interval.save')}
          </Button>
        </Form>
      </Card>
    </div>
  )
}
