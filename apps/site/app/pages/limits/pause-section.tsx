import type { Closing, TreatmentCentre } from '@nordlys/contracts'
import { formatDate, formatTime } from '@nordlys/core'
import { Button, Card, Link, LinkButton } from '@nordlys/ui'
import { Form } from 'react-router'
import { useShell } from '../../ground/shell/use-shell.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { HelpList } from '../../parts/helpline/help-ways.tsx'
import { Message } from '../../parts/message/message.tsx'
import { limitsAddress, pauseChoicesAddress } from './pause-address.ts'
import './pause.css'
import type { PauseAnswer } from './pause-action.ts'
import type { PauseChoice } from './pause-choices.ts'
import { ConfirmClosing } from './pause-closing.tsx'

export interface PauseSectionProps {
  /** The pauses that may be chosen; none when the account is closed. */
  choices: readonly PauseChoice[]
  /** The one that waits to be confirmed. */
  asked: PauseChoice | undefined
  /** The future of the money, when it is the account's closing that waits. */
  closing: Closing | undefined
  /** Why the last visit to MitID closed nothing. */
  fault: string | undefined
  /** When the pause that was just started ends. */
  startedUntil: Date | undefined
  isPaused: boolean
  /** Where somebody is treated, named beside the question. */
  centres: readonly TreatmentCentre[]
  /** Names the wish, however often it is sent. */
  wishKey: string
  answer: PauseAnswer | undefined
}

/** A pause is chosen, confirmed with its end, and shown. All of it without script. [LIM-05] */
export function PauseSection(props: PauseSectionProps) {
  const t = useTexts()
  const { choices, asked, startedUntil, isPaused, answer } = props
  return (
    <div id="pause" className="s-pause">
      <Card title={t('limitations.pause_title')}>
        <div className="s-pause__content">
          {answer && <Refused answer={answer} />}
          {startedUntil && <Started until={startedUntil} />}
          {choices.length === 0 && <Closed />}
          {props.closing && <ConfirmClosing {...props} closing={props.closing} />}
          {asked?.endsAt && <Confirm asked={asked} endsAt={asked.endsAt} wishKey={props.wishKey} />}
          {choices.length > 0 && !asked && (
            <>
              <p className="n-text-2">
                {t(isPaused ? 'limitations.pause_longer' : 'limitations.pause_info')}
              </p>
              <Choices choices={choices} />
            </>
          )}
          {asked ? <Helpers centres={props.centres} /> : <HelpInShort />}
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
            href={`${limitsAddress}?pause=${kind}#pause`}
          >
            {t(`limitations.pause_${name}_choose`)}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}

/** The helplines, by name and number, where a player is about to pause. [LIM-05] */
function Helpers({ centres }: Pick<PauseSectionProps, 'centres'>) {
  const t = useTexts()
  return (
    <section className="s-pause__help" aria-label={t('helpline.title')}>
      <h3 className="n-h3">{t('helpline.title')}</h3>
      <HelpList centres={centres} />
    </section>
  )
}

function HelpInShort() {
  const t = useTexts()
  const { authorities } = useShell()
  return (
    <p className="n-small n-text-2">
      {t('limitations.pause_help', { phone: authorities.stopSpilletPhone })}{' '}
      {t('limitations.pause_rofus')}{' '}
      <Link className="n-link" href={authorities.rofusUrl}>
        {t('limitations.stop_rofus')}
      </Link>
    </p>
  )
}

interface ConfirmProps {
  asked: PauseChoice
  endsAt: Date
  wishKey: string
}

/** Going back weighs as much as going on. */
function Confirm({ asked: { kind }, endsAt, wishKey }: ConfirmProps) {
  const t = useTexts()
  const moment = { date: formatDate(endsAt), time: formatTime(endsAt) }
  return (
    <Message
      key={kind}
      tone="info"
      title={t('limitations.pause_confirm', moment)}
      takesFocus
      actions={
        <Form method="post" action={limitsAddress} reloadDocument className="n-ways">
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="key" value={wishKey} />
          <Button type="submit">{t('limitations.pause_start')}</Button>
          <LinkButton href={pauseChoicesAddress}>{t('limitations.pause_back')}</LinkButton>
        </Form>
      }
    >
      <p>{t('limitations.pause_info')}</p>
      <p>{t('limitations.pause_more')}</p>
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
