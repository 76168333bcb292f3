import { formatDate, formatTime } from '@nordlys/core'
import { Button, Card, Link, LinkButton } from '@nordlys/ui'
import { Form } from 'react-router'
import { useShell } from '../../ground/shell/use-shell.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../../parts/message/message.tsx'
import './pause.css'
import type { PauseAnswer } from './pause-action.ts'
import type { PauseChoice } from './pause-choices.ts'

const address = '/min-konto/begraensninger'

export interface PauseSectionProps {
  /** The pauses that may be chosen; none when the account is closed. */
  choices: readonly PauseChoice[]
  /** The one that waits to be confirmed. */
  asked: PauseChoice | undefined
  /** When the pause that was just started ends. */
  startedUntil: Date | undefined
  isPaused: boolean
  /** Names the wish, however often it is sent. */
  wishKey: string
  answer: PauseAnswer | undefined
}

/** A pause is chosen, confirmed with its end, and told of. All of it works without script. [LIM-05] */
export function PauseSection(props: PauseSectionProps) {
  const t = useTexts()
  const { authorities } = useShell()
  const { choices, asked, startedUntil, isPaused, answer } = props
  return (
    <div id="pause" className="s-pause">
      <Card title={t('limitations.pause_title')}>
        <div className="s-pause__content">
          {answer && <Refused answer={answer} />}
          {startedUntil && <Started until={startedUntil} />}
          {choices.length === 0 && <Closed />}
          {asked && <Confirm asked={asked} wishKey={props.wishKey} />}
          {choices.length > 0 && !asked && (
            <>
              <p className="n-text-2">
                {t(isPaused ? 'limitations.pause_longer' : 'limitations.pause_info')}
              </p>
              <Choices choices={choices} />
            </>
          )}
          <p className="n-small n-text-2">
            {t('limitations.pause_help', { phone: authorities.stopSpilletPhone })}{' '}
            {t('limitations.pause_rofus')}{' '}
            <Link className="n-link" href={authorities.rofusUrl}>
              {t('limitations.stop_rofus')}
            </Link>
          </p>
        </div>
      </Card>
    </div>
  )
}

function Choices({ choices }: Pick<PauseSectionProps, 'choices'>) {
  const t = useTexts()
  return (
    <ul className="s-pause__choices">
      {choices.map(({ kind, name }) => (
        <li key={kind} className="s-pause__choice">
          <div>
            <h3 className="n-label">{t(`limitations.pause_${name}_title`)}</h3>
            <p className="n-small n-text-2">{t(`limitations.pause_${name}_text`)}</p>
          </div>
          <LinkButton
            kind={name === 'permanent' ? 'danger' : 'secondary'}
            href={`${address}?pause=${kind}#pause`}
          >
            {t(`limitations.pause_${name}_choose`)}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}

/** Going back weighs as much as going on. */
function Confirm({ asked, wishKey }: { asked: PauseChoice; wishKey: string }) {
  const t = useTexts()
  const { kind, endsAt } = asked
  const question = endsAt
    ? t('limitations.pause_confirm', { date: formatDate(endsAt), time: formatTime(endsAt) })
    : t('limitations.pause_confirm_permanent')
  return (
    <Message
      key={kind}
      tone="info"
      title={question}
      takesFocus
      actions={
        // A closure ends the login, so the document is what is sent, script or not.
        <Form method="post" action={address} reloadDocument className="s-pause__ways">
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="key" value={wishKey} />
          <Button type="submit">
            {t(endsAt ? 'limitations.pause_start' : 'limitations.pause_close')}
          </Button>
          <LinkButton href={`${address}#pause`}>{t('limitations.pause_back')}</LinkButton>
        </Form>
      }
    >
      <p>{t(endsAt ? 'limitations.pause_info' : 'limitations.pause_permanent_text')}</p>
      <p>{t(endsAt ? 'limitations.pause_more' : 'limitations.pause_permanent_more')}</p>
    </Message>
  )
}

function Started({ until }: { until: Date }) {
  const t = useTexts()
  const moment = { date: formatDate(until), time: formatTime(until) }
  return <Message tone="success" title={t('limitations.pause_done', moment)} takesFocus />
}

function Closed() {
  const t = useTexts()
  return (
    <Message
      tone="info"
      title={t('limitations.pause_closed')}
      actions={<LinkButton href="/min-konto/udbetal">{t('overview.withdraw')}</LinkButton>}
    >
      {t('limitations.pause_closed_text')}
    </Message>
  )
}

function Refused({ answer }: { answer: PauseAnswer }) {
  const t = useTexts()
  const isLonger = answer.refused === 'longer-pause-stands'
  const title = t(isLonger ? 'limitations.pause_longer_stands' : 'limitations.pause_failed')
  return <Message tone="danger" title={title} takesFocus />
}
