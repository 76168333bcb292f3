import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** From here on a limit is near, and its bar turns amber. */
const nearLimitShare = 0.75

export interface ProgressBarProps {
  label: string
  /** How much is used, as a share from 0 to 1. */
  share: number
  /** The figures at the end of the line: `<b>400 kr.</b> af 1.000 kr.` */
  figures: ReactNode
  /** The same in words for a screen reader. */
  valueText: string
  kind?: 'limit' | 'bonus'
}

export function ProgressBar({
  label,
  share,
  figures,
  valueText,
  kind = 'limit',
}: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  const className = classNames(
    'n-progress',
    kind === 'bonus' && 'n-progress--bonus',
    kind === 'limit' && share >= nearLimitShare && 'n-progress--near',
  )
  return (
    <div className={className}>
      <div className="n-progress__line">
        <span className="n-progress__label">{label}</span>
        <span className="n-progress__figures">{figures}</span>
      </div>
      <div
        className="n-progress__track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={valueText}
      >
        <div className="n-progress__fill" style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}
