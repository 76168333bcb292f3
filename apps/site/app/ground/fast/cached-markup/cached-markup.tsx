import { LinkContext } from '@nordlys/ui'
import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react'
import { RouterLink } from '../../router/router-link.tsx'
import { TranslateContext, useTexts } from '../../text/use-texts.tsx'

/** Returns the HTML of `part` as rendered on the page at `here`, from the cache if it was rendered before. */
export type MarkupCache = (name: string, part: ReactNode, here?: string) => string

/** Server only. In the browser there is no cache, and the children render normally. */
export const MarkupCacheContext = createContext<MarkupCache | undefined>(undefined)

export interface CachedMarkupProps extends HTMLAttributes<HTMLElement> {
  element: 'div' | 'li' | 'nav' | 'section' | 'ul'
  /**
   * The cache key: everything that `children` depend on besides the site's texts. What two players could
   * see differently is in the key, or is not in the children.
   */
  name: string
  /** The page's path, where `children` mark the link to it; the fewer paths, the more cache hits. */
  here?: string
  children: ReactNode
}

/**
 * Server only: caches the rendered HTML of this element's children across requests. In the browser it
 * renders normally, and hydrates what the server sent. May be nested.
 *
 * Rules for the children: no `useId`; no context but texts, links and those provided inside it whose
 * value is in `name`; the location only by `here`; and every page that shows the element loads the groups
 * of texts it uses, since any of them may fill the cache.
 */
export function CachedMarkup({
  element: Element,
  name,
  here,
  children,
  ...rest
}: CachedMarkupProps) {
  const cache = useContext(MarkupCacheContext)
  const t = useTexts()
  if (!cache) return <Element {...rest}>{children}</Element>
  const html = cache(
    name,
    <MarkupCacheContext value={cache}>
      <LinkContext value={RouterLink}>
        <TranslateContext value={t}>{children}</TranslateContext>
      </LinkContext>
    </MarkupCacheContext>,
    here,
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it, from these very children.
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: html }} />
}
