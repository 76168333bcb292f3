import { LinkContext } from '@nordlys/ui'
import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react'
import { RouterLink } from '../../router/router-link.tsx'
import { TranslateContext, useTexts } from '../../text/use-texts.tsx'

/** The markup of `part` on the page at `here`, made once for each `name` and page. */
export type Remember = (name: string, part: ReactNode, here?: string) => string

/** Only the server remembers: a browser makes its page once, and goes on with it. */
export const RememberContext = createContext<Remember | undefined>(undefined)

export interface RememberedProps extends HTMLAttributes<HTMLElement> {
  element: 'div' | 'li' | 'nav' | 'section' | 'ul'
  /**
   * All that `children` are made of beside the site's texts. What two players could see otherwise
   * stands in it, or is not in them.
   */
  name: string
  /** The path of the page, where `children` mark the link to it; the fewer paths, the better kept. */
  here?: string
  children: ReactNode
}

/**
 * An element whose inside is the same on page after page, made once for all of them; it may hold others.
 * Its inside sees no context but the texts and how links are followed, may not call `useId`, and knows
 * where it stands only by `here`. Every page that shows it asks for the groups of texts it needs: the
 * first that shows it makes it.
 */
export function Remembered({ element: Element, name, here, children, ...rest }: RememberedProps) {
  const remember = useContext(RememberContext)
  const t = useTexts()
  if (!remember) return <Element {...rest}>{children}</Element>
  const made = remember(
    name,
    <RememberContext value={remember}>
      <LinkContext value={RouterLink}>
        <TranslateContext value={t}>{children}</TranslateContext>
      </LinkContext>
    </RememberContext>,
    here,
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React made it, from these very children.
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: made }} />
}
