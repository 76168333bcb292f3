import Check from 'lucide-react/icons/check'
import { Icon } from './icon.tsx'

interface Step {
  /** "Trin 2 af 3". */
  count: string
  title: string
}

export interface StepperProps {
  label: string
  steps: readonly Step[]
  /** Which step it is, from 1. */
  current: number
}

export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol className="n-stepper" aria-label={label}>
      {steps.map(({ count, title }, index) => {
        const state = stateOf(index + 1, current)
        return (
          <li
            key={title}
            className={`n-stepper__step n-stepper__step--${state}`}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className="n-stepper__mark" aria-hidden>
              {state === 'done' ? <Icon glyph={Check} size={18} /> : index + 1}
            </span>
            <span className="n-stepper__words">
              <span className="n-stepper__count">{count}</span>
              <span className="n-stepper__title">{title}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function stateOf(step: number, current: number): 'done' | 'now' | 'ahead' {
  if (step < current) return 'done'
  return step === current ? 'now' : 'ahead'
}
