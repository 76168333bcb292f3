import type { ReactNode } from 'react'

interface ExampleLineProps {
  label: string
  isBonus?: boolean
  children: ReactNode
}

/** One figure of a worked example. */
export function ExampleLine({ label, isBonus = false, children }: ExampleLineProps) {
  return (
    <div className="s-example__line">
      <dt>{label}</dt>
      <dd className={isBonus ? 's-example__bonus' : undefined}>{children}</dd>
    </div>
  )
}
