import { Button, Card, StatusTag } from '@nordlys/ui'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../../parts/message/message.tsx'
import type { SessionResult, Sessions, ShownSession } from './sessions.ts'
import './sessions.css'

const address = '/min-konto/profil/sessioner'

/** Where the player is logged in; each other place can be logged out from here. [SEC-24] */
export function SessionsCard({ sessions: { list, result } }: { sessions: Sessions }) {
  const t = useTexts()
  const busy = useNavigation().formData
  return (
    <Card title={t('profile.sessions_title')} className="s-sessions-card">
      <p className="n-text-2">{t('profile.sessions_text')}</p>
      {result && <Result key={list.length} result={result} />}
      <ul className="s-sessions">
        {list.map((session) => (
          <SessionLine
            key={session.name}
            session={session}
            isBusy={busy?.get('name') === session.name}
          />
        ))}
      </ul>
      {list.length > 1 && (
        <Form method="post" action={address} preventScrollReset>
          <Button type="submit" name="others" value="1" isBusy={busy?.has('others') ?? false}>
            {t('profile.sessions_end_others')}
          </Button>
        </Form>
      )}
    </Card>
  )
}

/** Where the player was logged in before: the lines above and these are the last twenty. [ID43] */
export function PastSessionsCard({ past }: { past: Sessions['past'] }) {
  const t = useTexts()
  if (past.length === 0) return null
  return (
    <Card title={t('profile.past_sessions_title')} className="s-sessions-card">
      <p className="n-text-2">{t('profile.past_sessions_text')}</p>
      <ul className="s-sessions">
        {past.map(({ name, device, loggedInAt, end }) => (
          <li key={name}>
            <div>
              <p className="s-sessions__device">{device}</p>
              <p className="n-small n-text-2">
                {t('profile.session_began', { moment: loggedInAt })}
              </p>
              <p className="n-small n-text-2">{end}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function SessionLine({ session, isBusy }: { session: ShownSession; isBusy: boolean }) {
  const t = useTexts()
  const { name, device, isThis, loggedInAt, usedAt } = session
  return (
    <li>
      <div>
        <p className="s-sessions__device">{device}</p>
        <p className="n-small n-text-2">{t('profile.session_began', { moment: loggedInAt })}</p>
        <p className="n-small n-text-2">{t('profile.session_used', { moment: usedAt })}</p>
      </div>
      {isThis ? (
        <StatusTag tone="success">{t('profile.session_this')}</StatusTag>
      ) : (
        <Form method="post" action={address} preventScrollReset>
          <input type="hidden" name="name" value={name} />
          <Button
            type="submit"
            size="small"
            isBusy={isBusy}
            aria-label={t('profile.session_end_label', { device })}
          >
            {t('profile.session_end')}
          </Button>
        </Form>
      )}
    </li>
  )
}

function Result({ result }: { result: SessionResult }) {
  const t = useTexts()
  const tone = result === 'ukendt' ? 'danger' : 'success'
  return <Message tone={tone} title={t(`profile.session_result_${result}`)} takesFocus />
}
