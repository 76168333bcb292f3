import {
  checkedAnswer,
  either,
  exactly,
  formatKroner,
  isText,
  isWhole,
  listOf,
  objectOf,
  optional,
  ore,
  subtract,
} from '@nordlys/core'
import { useEffect, useState } from 'react'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Facts } from '../../parts/facts/facts.tsx'

/** What the player has played for since the login: asked of our own server whenever the panel opens. */
export function SessionFigures() {
  const t = useTexts()
  const [told, setTold] = useState<Told | 'failed'>()
  useEffect(() => {
    const end = new AbortController()
    askForSession(end.signal).then(
      (answer) => setTold(answer ?? 'failed'),
      () => !end.signal.aborted && setTold('failed'),
    )
    return () => end.abort()
  }, [])
  if (told === 'failed') return <p role="status">{t('session_panel.failed')}</p>
  const amount = (of: (told: Told) => number) => (told ? formatKroner(ore(of(told))) : '…')
  const left = told?.left
  return (
    <>
      <Facts>
        <div>
          <dt>{t('session_panel.staked')}</dt>
          <dd>{amount(({ stakedOre }) => stakedOre)}</dd>
        </div>
        <div>
          <dt>{t('session_panel.won')}</dt>
          <dd>{amount(({ wonOre }) => wonOre)}</dd>
        </div>
        <div>
          <dt>{t('session_panel.net')}</dt>
          <dd>{told ? formatKroner(subtract(ore(told.wonOre), ore(told.stakedOre))) : '…'}</dd>
        </div>
        {left && (
          <div>
            <dt>{t(`session_panel.left_${left.period}`)}</dt>
            <dd>{formatKroner(ore(left.ore))}</dd>
          </div>
        )}
      </Facts>
      {told?.warnings.map((warning) => (
        <p key={warning} className="s-session__warning">
          {warning}
        </p>
      ))}
    </>
  )
}

interface Told {
  stakedOre: number
  wonOre: number
  left?: { period: 'day' | 'week' | 'month'; ore: number } | undefined
  /** Each limit that is near, in a sentence. */
  warnings: readonly string[]
}

const isTold = either(
  objectOf({
    ok: exactly(true),
    stakedOre: isWhole,
    wonOre: isWhole,
    left: optional(objectOf({ period: exactly('day', 'week', 'month'), ore: isWhole })),
    warnings: listOf(isText),
  }),
  objectOf({ ok: exactly(false) }),
)

async function askForSession(signal: AbortSignal): Promise<Told | undefined> {
  const response = await fetch('/spilstatus/session', { signal })
  const answer = response.ok ? await checkedAnswer(response, isTold) : undefined
  return answer?.ok ? answer : undefined
}
