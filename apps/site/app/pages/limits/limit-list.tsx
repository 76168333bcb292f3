import type { LimitKind } from '@nordlys/contracts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../../parts/message/message.tsx'
import type { ChangeAnswer } from './change-action.ts'
import { ChangeForm } from './change-form.tsx'
import type { ChangeTold } from './change-told.ts'
import type { FormWords } from './change-words.ts'
import { ConfirmChange } from './confirm-change.tsx'
import { isSameLimit } from './limit-address.ts'
import { LimitCard } from './limit-card.tsx'
import type { LimitView } from './limit-view.ts'
import { WaitingChange } from './waiting-change.tsx'

export interface LimitListProps {
  kinds: readonly LimitKind[]
  views: readonly LimitView[]
  /** The limit whose form is open. */
  form: FormWords | undefined
  told: ChangeTold | undefined
  answer: ChangeAnswer | undefined
  /** Names the wish, however often it is sent. */
  wishKey: string
}

/** A card a period; several kinds each have a title and a word on what counts. [LIM-01] */
export function LimitList(props: LimitListProps) {
  const t = useTexts()
  const { kinds, views } = props
  return kinds.map((kind) => (
    <div key={kind} className="s-limit-list">
      {kind !== 'deposit' && (
        <div className="s-limit-list__head">
          <h2 className="n-h2">{t(`limits.${kind}_title`)}</h2>
          <p className="n-small n-text-2">{t(`limits.${kind}_about`)}</p>
        </div>
      )}
      {views
        .filter((view) => view.id.kind === kind)
        .map((view) => (
          <OneLimit key={view.name} {...props} view={view} />
        ))}
    </div>
  ))
}

function OneLimit({ view, form, told, answer, wishKey }: LimitListProps & { view: LimitView }) {
  const { id, name, waiting } = view
  const own = form && isSameLimit(form.id, id) ? form : undefined
  const mine = answer && isSameLimit(answer.id, id) ? answer : undefined
  return (
    <LimitCard
      view={view}
      heading={id.kind === 'deposit' ? 'h2' : 'h3'}
      told={
        mine?.act === 'not-taken-back' ? (
          <Message tone="danger" title={mine.problem} takesFocus />
        ) : (
          !answer && told?.name === name && <Told told={told} />
        )
      }
      waiting={waiting && <WaitingChange id={id} waiting={waiting} wishKey={wishKey} />}
      form={own && <OpenForm words={own} answer={mine} />}
      mayRaise={own?.said === 'change'}
    />
  )
}

function Told({ told: { title, text } }: { told: ChangeTold }) {
  return (
    <Message tone="success" title={title} takesFocus>
      {text}
    </Message>
  )
}

/** The form, or, once it says how much, the question what it would change. */
function OpenForm({ words, answer }: { words: FormWords; answer: ChangeAnswer | undefined }) {
  if (answer?.act === 'ask') return <ConfirmChange asked={answer} said={words.said} />
  return <ChangeForm words={words} last={answer?.act === 'mend' ? answer : undefined} />
}
