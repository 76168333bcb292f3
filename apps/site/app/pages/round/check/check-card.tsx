import type { RoundRecord } from '@nordlys/game-math/check/record'
import { Button, Card, Icon } from '@nordlys/ui'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../ground/text/use-texts.tsx'
import { type ToldCheck, tellCheck } from './check-words.ts'
import { runCheck } from './run-check.ts'

type CheckState = { name: 'none' | 'running' } | { name: 'done'; told: ToldCheck }

/**
 * Has the player's own browser play the round again, from what the page shows. Its script comes with the
 * press; without script the page says how anybody checks the round. [PROOF-03]
 */
export function CheckCard({ record }: { record: RoundRecord }) {
  const t = useTexts()
  const [isReady, setReady] = useState(false)
  const [state, setState] = useState<CheckState>({ name: 'none' })
  useEffect(() => setReady(true), [])
  const press = () => {
    setState({ name: 'running' })
    void runCheck(record).then((checked) => setState({ name: 'done', told: tellCheck(t, checked) }))
  }
  return (
    <Card title={t('round.check_title')} className="s-round__by-script">
      <p className="n-text-2 n-small">{t('round.check_text')}</p>
      <p className="s-round__press">
        <Button
          kind="primary"
          isBusy={state.name === 'running'}
          busyText={t('round.check_busy')}
          disabled={!isReady}
          onClick={press}
        >
          {t('round.check_press')}
        </Button>
      </p>
      <div role="status">{state.name === 'done' && <Told told={state.told} />}</div>
      <p className="n-text-2 n-small">{t('round.check_scope')}</p>
    </Card>
  )
}

/** The verdict, then each figure with whether it agrees. */
function Told({ told: { tone, verdict, findings } }: { told: ToldCheck }) {
  const t = useTexts()
  return (
    <>
      <p className={`s-round__verdict s-round__verdict--${tone}`}>{verdict}</p>
      <ul className="s-round__findings">
        {findings.map(({ key, name, agrees, wrong }) => (
          <li key={key} className={agrees ? undefined : 's-round__wrong'}>
            <Icon glyph={agrees ? Check : X} size={18} />
            <span>
              {name}: {agrees ? t('round.check_fine') : wrong}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
