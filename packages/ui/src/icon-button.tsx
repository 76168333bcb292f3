import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The button's act, in words: it has no other name. */
  label: string
  outlined?: boolean
  children: ReactNode
}

export function IconButton({ label, outlined = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames('n-icon-button', outlined && 'n-icon-button--outlined', className)}
    />
  )
}
