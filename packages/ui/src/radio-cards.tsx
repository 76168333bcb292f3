import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldNote } from './field-frame.tsx'
import { PartEnd } from './part-end.tsx'

interface RadioCard<Value extends string> {
  value: Value
  title: ReactNode
  /** The line under the title; for an unavailable card it is the reason. */
  detail?: ReactNode
  icon?: ReactNode
  isUnavailable?: boolean
}

export interface RadioCardsProps<Value extends string> {
  title: string
  name: string
  cards: readonly RadioCard<Value>[]
  chosen?: Value | undefined
  onChoose?: (value: Value) => void
  sideBySide?: boolean
  error?: string | undefined
  id?: string
}

/** A choice of one among few, each with a line of explanation. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const ownId = useId()
  const id = props.id ?? ownId
  const noteId = `${id}-note`
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={classNames('n-radio-cards', props.error && 'n-radio-cards--wrong')}
      aria-describedby={props.error ? noteId : undefined}
    >
      <legend className="n-radio-cards__title">{props.title}</legend>
      <div
        className={classNames(
          'n-radio-cards__cards',
          props.sideBySide && 'n-radio-cards__cards--side-by-side',
        )}
      >
        {props.cards.map((card) => (
          <Card key={card.value} card={card} {...props} />
        ))}
      </div>
      <FieldNote id={noteId} error={props.error} />
    </fieldset>
  )
}

interface CardProps<Value extends string> extends RadioCardsProps<Value> {
  card: RadioCard<Value>
}

function Card<Value extends string>({ card, name, chosen, onChoose }: CardProps<Value>) {
  // Without a listener the browser keeps the choice, so that forms work before script arrives.
  const control = onChoose
    ? { checked: chosen === card.value, onChange: () => onChoose(card.value) }
    : { defaultChecked: chosen === card.value }
  return (
    <label className="n-radio-card n-in-one">
      <input
        type="radio"
        className="n-radio-card__input"
        name={name}
        value={card.value}
        disabled={card.isUnavailable}
        {...control}
      />
      {card.icon && <span className="n-radio-card__icon">{card.icon}</span>}
      <span className="n-radio-card__words">
        <span className="n-radio-card__title">{card.title}</span>
        {card.detail && <span className="n-radio-card__detail">{card.detail}</span>}
      </span>
      <PartEnd />
    </label>
  )
}
