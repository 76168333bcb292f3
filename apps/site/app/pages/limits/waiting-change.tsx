import { Button, Icon } from '@nordlys/ui'
import Clock from 'lucide-react/icons/clock'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { type LimitId, limitAddress } from './limit-address.ts'
import type { LimitView } from './limit-view.ts'

export interface WaitingChangeProps {
  id: LimitId
  waiting: NonNullable<LimitView['waiting']>
  wishKey: string
}

/** An increase or a removal that waits, until when, and the way to take it back. [LIM-04] */
export function WaitingChange({ id, waiting, wishKey }: WaitingChangeProps) {
  const t = useTexts()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div className="s-limit-waiting">
      <Icon glyph={Clock} size={22} />
      <div className="s-limit-waiting__words">
        <p className="s-limit-waiting__title">{waiting.title}</p>
        <p className="n-small">{waiting.text}</p>
      </div>
      <Form method="post" action={limitAddress('takeBack', id)}>
        <input type="hidden" name="key" value={wishKey} />
        <Button type="submit" size="small" isBusy={isBusy} aria-label={waiting.label}>
          {t('limits.take_back')}
        </Button>
      </Form>
    </div>
  )
}
