import { LinkContext } from '@nordlys/ui'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarkupCacheContext } from '../../ground/fast/cached-markup/cached-markup.tsx'
import { markupCacheFor } from '../../ground/fast/cached-markup/markup-cache.tsx'
import { RouterLink } from '../../ground/router/router-link.tsx'
import { StandingContext } from '../../ground/standing/standing-context.ts'
import { FooterColumn } from './footer-column.tsx'

const column = {
  id: 'om',
  header: 'Om os',
  links: [],
  details: 'Vi har [kampagner](/kampagner) hver uge.',
}

test('[HEAD-02] words of a cached column lead only where the player of the page may go', () => {
  const cache = markupCacheFor({})
  const at = (standing: 'open' | 'closed' | undefined, isCached: boolean) =>
    renderToString(
      <MarkupCacheContext value={isCached ? cache : undefined}>
        <LinkContext value={RouterLink}>
          <StandingContext value={standing}>
            <FooterColumn column={column} standing={standing} />
          </StandingContext>
        </LinkContext>
      </MarkupCacheContext>,
    )
  const leads = (html: string) => html.includes('href="/kampagner"')
  const standings = [undefined, 'open', 'closed', 'open', undefined] as const
  const shown = standings.map((standing) => at(standing, true))
  expect(shown.map(leads)).toEqual([true, true, false, true, true])
  expect(shown).toEqual(standings.map((standing) => at(standing, false)))
})
