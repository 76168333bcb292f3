import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldNote } from './field-frame.tsx'

interface ChoiceChip<Value extends string> {
  value: Value
  text: ReactNode
  /** An unavailable chip stays visible; `help` below names the reason. */
  isUnavailable?: boolean
}

export interface ChoiceChipsProps<Value extends string> {
  title: string
  name: string
  chips: readonly ChoiceChip<Value>[]
  chosen?: Value | undefined
  onChoose?: (value: Value) => void
  /** Larger chips with figures, for amounts of money. */
  amounts?: boolean
  help?: ReactNode
  error?: string | undefined
  id?: string
}

/** A choice of one among a few short words or amounts. Nothing is chosen beforehand. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const ownId = useId()
  const id = props.id ?? ownId
  const noteId = `${id}-note`
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={classNames(
        'n-choice-chips',
        props.amounts && 'n-choice-chips--amounts',
        props.error && 'n-choice-chips--wrong',
      )}
      aria-describedby={props.error || props.help ? noteId : undefined}
    >
      <legend className="n-choice-chips__title">{props.title}</legend>
      <div className="n-choice-chips__chips">
        {props.chips.map((chip) => (
          <label key={chip.value} className="n-choice-chip">
            <input
              type="radio"
              className="n-choice-chip__input"
              name={props.name}
              value={chip.value}
              disabled={chip.isUnavailable}
              {...control(props, chip.value)}
            />
            <span>{chip.text}</span>
          </label>
        ))}
      </div>
      <FieldNote id={noteId} help={props.help} error={props.error} />
    </fieldset>
  )
}

function control<Value extends string>(props: ChoiceChipsProps<Value>, value: Value) {
  const { chosen, onChoose } = props
  if (!onChoose) return { defaultChecked: chosen === value }
  return { checked: chosen === value, onChange: () => onChoose(value) }
}
