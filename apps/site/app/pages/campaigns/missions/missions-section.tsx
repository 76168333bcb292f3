import { Button, classNames, Field, Icon, Link } from '@nordlys/ui'
import Compass from 'lucide-react/icons/compass'
import Eye from 'lucide-react/icons/eye'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import Percent from 'lucide-react/icons/percent'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { Form, useLocation } from 'react-router'
import { useTexts } from '../../../ground/text/use-texts.tsx'
import { Message } from '../../../parts/message/message.tsx'
import type { ShownMission } from './load-missions.ts'
import { missionAddress, missionCardId } from './mission-address.ts'
import './missions.css'

const glyphs = {
  'read-figures': Percent,
  'check-round': Eye,
  'set-limit': ShieldCheck,
  'take-self-test': HeartHandshake,
  'find-highest-return': Compass,
} as const satisfies Record<ShownMission['kind'], typeof Eye>

/** Missions of knowledge and care: begun and left as the player likes, and worth nothing but to know. */
export function MissionsSection({ missions }: { missions: readonly ShownMission[] }) {
  const t = useTexts()
  const done = missions.filter(({ state }) => state === 'done').length
  const counts = { done: String(done), all: String(missions.length) }
  return (
    <section className="s-missions" aria-labelledby="opgaver">
      <header className="s-missions__head">
        <h2 className="n-h2" id="opgaver">
          {t('missions.title')}
        </h2>
        <span className="n-label">{t('missions.badges', counts)}</span>
      </header>
      <p className="n-text-2 n-reading">{t('missions.intro')}</p>
      <ul className="s-missions__list">
        {missions.map((mission) => (
          <li key={mission.missionId}>
            <Mission mission={mission} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Mission({ mission }: { mission: ShownMission }) {
  const t = useTexts()
  const { key } = useLocation()
  const { missionId, kind, state, title, text, badge, done, way, result } = mission
  return (
    <article className="s-mission" id={missionCardId(missionId)}>
      <span
        className={classNames('s-mission__badge', state === 'done' && 's-mission__badge--done')}
      >
        <Icon glyph={glyphs[kind]} size={24} />
      </span>
      <div className="s-mission__words">
        <h3 className="n-h3">{title}</h3>
        {result && (
          <Message
            key={key}
            tone={result === 'fuldfoert' ? 'success' : 'danger'}
            title={t(`missions.result_${result}`, { badge })}
            takesFocus
          />
        )}
        {state === 'done' ? (
          <p className="n-small n-text-2">
            <b>{t('missions.badge', { badge })}</b>
            <br />
            {done}
          </p>
        ) : (
          <p className="n-small n-text-2">{text}</p>
        )}
        {state === 'started' && (
          <Link className="n-link n-small" href={way.href}>
            {way.text}
          </Link>
        )}
        {state !== 'done' && <MissionForm mission={mission} />}
      </div>
    </article>
  )
}

/** The form of a mission: its begin or its answer, and the way out of it. Plain without script. */
function MissionForm({ mission }: { mission: ShownMission }) {
  const t = useTexts()
  const { missionId, kind, state, title } = mission
  const isBegun = state === 'started'
  const isAsked = isBegun && (kind === 'read-figures' || kind === 'find-highest-return')
  return (
    <Form method="post" action={missionAddress} className="s-mission__form" preventScrollReset>
      <input type="hidden" name="opgave" value={missionId} />
      {isAsked && (
        <Field
          label={t(kind === 'read-figures' ? 'missions.percent' : 'missions.game')}
          name="svar"
          required
          maxLength={100}
          autoComplete="off"
          {...(kind === 'read-figures' && { inputMode: 'decimal', after: '%' })}
        />
      )}
      <div className="n-ways n-ways--close">
        {!isBegun && <Choice of={title} choice="begynd" text={t('missions.start')} />}
        {isAsked && <Choice of={title} choice="svar" text={t('missions.answer')} />}
        {isBegun && kind === 'take-self-test' && (
          <Choice of={title} choice="svar" text={t('missions.taken')} />
        )}
        {isBegun && <Choice of={title} choice="fortryd" text={t('missions.leave')} kind="text" />}
      </div>
    </Form>
  )
}

interface ChoiceProps {
  /** The mission's title: several stand on one page, and each button is named with its own. */
  of: string
  choice: 'begynd' | 'fortryd' | 'svar'
  text: string
  kind?: 'text'
}

function Choice({ of, choice, text, kind }: ChoiceProps) {
  return (
    <Button
      type="submit"
      size="small"
      name="valg"
      value={choice}
      aria-label={`${text}: ${of}`}
      formNoValidate={choice !== 'svar'}
      {...(kind && { kind })}
    >
      {text}
    </Button>
  )
}
