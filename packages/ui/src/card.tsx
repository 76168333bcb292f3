import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export interface CardProps {
  title?: ReactNode
  /** The element at the end of the title's line: a link, a tag. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

export function Card({ title, aside, className, children }: CardProps) {
  const titleId = useId()
  return (
    <section
      className={classNames('n-card', className)}
      aria-labelledby={title ? titleId : undefined}
    >
      {title && (
        <div className="n-card__head">
          <h2 className="n-h3" id={titleId}>
            {title}
          </h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}
