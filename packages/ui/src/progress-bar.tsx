import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** From here on a limit is near, and its bar turns amber; red when it is reached. */
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

export function ProgressBar({ figures, ...track }: ProgressBarProps) {
  return (
    <div className="n-progress">
      <div className="n-progress__line">
        <span className="n-progress__label">{track.label}</span>
        <span className="n-progress__figures">{figures}</span>
      </div>
      <ProgressTrack {...track} />
    </div>
  )
}

/** The bar alone, for what says in its own words how much is used. */
export function ProgressTrack(props: Omit<ProgressBarProps, 'figures'>) {
  const { label, share, valueText, kind = 'limit' } = props
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div
      className={classNames('n-progress__track', `n-progress__track--${lookOf(kind, share)}`)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
    >
      <div className="n-progress__fill" style={{ width: `${percent}%` }} />
    </div>
  )
}

function lookOf(kind: 'limit' | 'bonus', share: number): 'bonus' | 'within' | 'near' | 'reached' {
  if (kind === 'bonus') return 'bonus'
  if (share >= 1) return 'reached'
  return share >= nearLimitShare ? 'near' : 'within'
}
