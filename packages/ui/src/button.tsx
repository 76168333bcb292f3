import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type ButtonKind = 'primary' | 'secondary' | 'text' | 'danger'
type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonLook {
  kind?: ButtonKind
  /** `large` is the step of a flow; `small` belongs inside cards. */
  size?: ButtonSize
  wide?: boolean
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  isBusy?: boolean
  /** The verb shown while busy, for example "Behandler". It is laid out from the start. */
  busyText?: string
}

/** A busy button keeps its width and its focus but presses nothing a second time. */
export function Button(props: ButtonProps) {
  const { kind, size, wide, isBusy = false, busyText, className, children, ...rest } = props
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault()
    else rest.onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, size, wide }, className)}
      onClick={onClick}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
    >
      {busyText === undefined ? children : words(children, busyText, isBusy)}
    </button>
  )
}

/** The classes of a button's look, for the links that share it. */
export function buttonClass(
  look: { [Part in keyof ButtonLook]: ButtonLook[Part] | undefined },
  className?: string,
): string {
  const { kind = 'secondary', size = 'medium', wide = false } = look
  return classNames(
    'n-button',
    `n-button--${kind}`,
    size !== 'medium' && `n-button--${size}`,
    wide && 'n-button--wide',
    className,
  )
}

function words(atRest: ReactNode, busyText: string, isBusy: boolean) {
  return (
    <span className="n-button__words">
      <span className={isBusy ? 'n-button__word--away' : undefined}>{atRest}</span>
      <span className={isBusy ? undefined : 'n-button__word--away'}>{busyText}</span>
    </span>
  )
}
