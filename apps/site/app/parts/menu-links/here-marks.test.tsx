import { renderToString } from 'react-dom/server'
import { NavLink, StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { hereFor, type MarkingLink } from './here-for.ts'

/** Which of some links the router itself marks on a page. */
function markedAt(pathname: string, links: readonly MarkingLink[]): string[] {
  const marked = links.map((link) => {
    const drawn = renderToString(
      <StaticRouter location={pathname}>
        <NavLink {...link} />
      </StaticRouter>,
    )
    return drawn.includes('aria-current="page"') ? [`${link.to} ${link.end}`] : []
  })
  return marked.flat()
}

const addresses = [
  '/',
  '/nyheder',
  '/nyheder/',
  '/Nyheder/2026',
  '/kampagner/../nyheder',
  '/./nyheder/2026/',
  '/nyheder/../kampagner/',
  '/smørrebrød',
  '/sm%C3%B8rrebr%C3%B8d/',
  '/Smørrebrød/æbler og pærer',
  '/nyheder?side=2',
  '/kampagner#vilkaar',
]
const pages = [
  '/',
  '/nyheder',
  '/nyheder/',
  '/nyheder/2026',
  '/nyheder/2026/',
  '/nyhederne',
  '/kampagner/',
  '/kampagner/velkomst',
  '/sm%C3%B8rrebr%C3%B8d',
  '/sm%c3%b8rrebr%c3%b8d/',
  '/sm%C3%B8rrebr%C3%B8d/%C3%A6bler%20og%20p%C3%A6rer',
]

test.each(pages)('[DATA-08] what is made once for %s marks what the router marks there', (page) => {
  for (const end of [true, false]) {
    const links = addresses.map((to) => ({ to, end }))
    const one = links.map((link) => [link])
    for (const shown of [
      links,
      ...one,
      [...links, ...addresses.map((to) => ({ to, end: !end }))],
    ]) {
      expect(markedAt(hereFor(page, shown), shown)).toEqual(markedAt(page, shown))
    }
  }
})
