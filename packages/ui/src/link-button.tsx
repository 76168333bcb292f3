import type { ReactNode } from 'react'
import { type ButtonLook, buttonClass } from './button.tsx'
import { Link, type LinkProps } from './link.tsx'

export interface LinkButtonProps extends ButtonLook, LinkProps {
  icon?: ReactNode
}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function LinkButton(props: LinkButtonProps) {
  const { kind, size, wide, icon, className, children, ...rest } = props
  return (
    <Link {...rest} className={buttonClass({ kind, size, wide }, className)}>
      {icon}
      {children}
    </Link>
  )
}
