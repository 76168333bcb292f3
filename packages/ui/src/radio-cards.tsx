import type { ReactNode } from 'react'

interface RadioCard {
  value: string
  title: ReactNode
  /** The line under the title. */
  detail: ReactNode
  icon: ReactNode
}

export interface RadioCardsProps {
  title: string
  name: string
  cards: readonly RadioCard[]
  /** The value that is chosen at first; the browser keeps the choice, before script arrives too. */
  chosen: string
  onChoose?: (value: string) => void
}

/** A choice of one among few, each with a line of explanation. */
export function RadioCards({ title, name, cards, chosen, onChoose }: RadioCardsProps) {
  return (
    <fieldset className="n-radio-cards">
      <legend className="n-radio-cards__title">{title}</legend>
      <div className="n-radio-cards__cards">
        {cards.map(({ value, title, detail, icon }) => (
          <label key={value} className="n-radio-card">
            <input
              type="radio"
              className="n-radio-card__input"
              name={name}
              value={value}
              defaultChecked={chosen === value}
              onChange={() => onChoose?.(value)}
            />
            <span className="n-radio-card__icon">{icon}</span>
            <span className="n-radio-card__words">
              <span className="n-radio-card__title">{title}</span>
              <span className="n-radio-card__detail">{detail}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
