import { formatKroner, ore, subtract } from '@nordlys/core'
import { ProgressTrack } from '@nordlys/ui'
import { useEffect, useState } from 'react'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Facts } from '../../parts/facts/facts.tsx'
import { askForSession, type SessionTold } from './session-told.ts'

/** The player's play since the login: asked of our own server whenever the panel opens. */
export function SessionFigures() {
  const t = useTexts()
  const [told, setTold] = useState<SessionTold | 'failed'>()
  useEffect(() => {
    const end = new AbortController()
    askForSession(end.signal).then(
      (answer) => setTold(answer ?? 'failed'),
      () => !end.signal.aborted && setTold('failed'),
    )
    return () => end.abort()
  }, [])
  if (told === 'failed') return <p role="status">{t('session_panel.failed')}</p>
  return <ShownSession told={told} />
}

/** The figures and the limits; until they arrive, the room of the figures. [LIM-01] [LIM-07] */
export function ShownSession({ told }: { told: SessionTold | undefined }) {
  const t = useTexts()
  const amount = (of: (told: SessionTold) => bigint) => (told ? formatKroner(ore(of(told))) : '…')
  return (
    <>
      <Facts>
        <div>
          <dt>{t('session_panel.staked')}</dt>
          <dd>{amount(({ stakedOre }) => ore(stakedOre))}</dd>
        </div>
        <div>
          <dt>{t('session_panel.won')}</dt>
          <dd>{amount(({ wonOre }) => ore(wonOre))}</dd>
        </div>
        <div>
          <dt>{t('session_panel.net')}</dt>
          <dd>{amount(({ stakedOre, wonOre }) => subtract(ore(wonOre), ore(stakedOre)))}</dd>
        </div>
      </Facts>
      <p className="n-label">{t('session_panel.limits_title')}</p>
      {told?.limits.length === 0 && <p>{t('session_panel.no_limits')}</p>}
      <ul className="s-session__limits">
        {told?.limits.map((limit) => (
          <OneLimit key={limit.title} {...limit} />
        ))}
      </ul>
    </>
  )
}

function OneLimit({ title, used, left, percent, nearness }: SessionTold['limits'][number]) {
  return (
    <li>
      <p className="s-session__limit">{title}</p>
      <ProgressTrack label={title} share={percent / 100} valueText={used} />
      <p className="s-session__used">{used}</p>
      <p className={`s-session__left s-session__left--${nearness}`}>{left}</p>
    </li>
  )
}
