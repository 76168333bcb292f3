import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/** How a program follows a link. The site puts its router's here; by default it is a plain anchor. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

export function Link(props: LinkProps) {
  const Follow = useContext(LinkContext)
  return <Follow {...props} />
}

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>
}
