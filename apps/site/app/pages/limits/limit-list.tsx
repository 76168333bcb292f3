import type { LimitChange, LimitKind, LimitStanding } from '@nordlys/contracts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { ChangeAnswer } from './change-action.ts'
import { ChangeForm } from './change-form.tsx'
import { isAboutField } from './change-refusal-text.ts'
import { ChangeTold } from './change-told.tsx'
import { ConfirmChange } from './confirm-change.tsx'
import { foreseeChange } from './foresee-change.ts'
import { type Asked, isSameLimit, limitName } from './limit-address.ts'
import { LimitCard } from './limit-card.tsx'
import { WaitingChange } from './waiting-change.tsx'

export interface LimitListProps {
  kinds: readonly LimitKind[]
  limits: readonly LimitStanding[]
  changes: readonly LimitChange[]
  asked: Asked
  answer: ChangeAnswer | undefined
  isBarred: boolean
  loadedAt: Date
  /** Names the wish, however often it is sent. */
  wishKey: string
}

/** A card a period; several kinds each have a title and a word on what counts. [LIM-01] */
export function LimitList(props: LimitListProps) {
  const t = useTexts()
  const { kinds, limits } = props
  return kinds.map((kind) => {
    const cards = limits.filter((each) => each.kind === kind)
    return (
      <div key={kind} className="s-limit-list">
        {kind !== 'deposit' && (
          <div className="s-limit-list__head">
            <h2 className="n-h2">{t(`limits.${kind}_title`)}</h2>
            <p className="n-small n-text-2">{t(`limits.${kind}_about`)}</p>
          </div>
        )}
        {cards.map((standing) => (
          <OneLimit
            key={limitName(standing)}
            {...props}
            standing={standing}
            heading={kind === 'deposit' ? 'h2' : 'h3'}
          />
        ))}
      </div>
    )
  })
}

interface OneLimitProps extends LimitListProps {
  standing: LimitStanding
  heading: 'h2' | 'h3'
}

function OneLimit(props: OneLimitProps) {
  const { standing, heading, changes, asked, answer, loadedAt, wishKey } = props
  const { waiting } = standing
  const isOpen = isSameLimit(asked.change, standing)
  return (
    <LimitCard
      standing={standing}
      heading={heading}
      told={<ChangeTold standing={standing} changes={changes} asked={asked} answer={answer} />}
      waiting={
        waiting && (
          <WaitingChange of={standing} waiting={waiting} loadedAt={loadedAt} wishKey={wishKey} />
        )
      }
      form={isOpen && <OpenForm {...props} />}
    />
  )
}

/** The form, or, once it says how much, the question when and what it would change. */
function OpenForm({ standing, limits, answer, isBarred, loadedAt, wishKey }: OneLimitProps) {
  const of = { kind: standing.kind, period: standing.period }
  const form = { of, limits, isBarred }
  const mine = answer && isSameLimit(answer.of, of) && 'wish' in answer ? answer : undefined
  if (!mine) return <ChangeForm {...form} wish={undefined} refused={undefined} />
  const { wish } = mine
  const refused = mine.act === 'refused' ? mine.refused : undefined
  if (refused && isAboutField(refused)) {
    return <ChangeForm {...form} wish={wish} refused={refused} />
  }
  const foreseen = foreseeChange({ of, wish, limits, isBarred })
  if (!foreseen.ok) return <ChangeForm {...form} wish={wish} refused={foreseen} />
  // What was sent and not answered is sent again as the same wish, so that it is done once.
  const isRepeat = mine.act === 'refused' && mine.refused.refusal === 'unreachable'
  const key = isRepeat ? mine.key : wishKey
  return <ConfirmChange {...{ of, wish, foreseen, loadedAt, refused }} wishKey={key} />
}
