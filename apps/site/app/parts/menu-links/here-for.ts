import { resolvePath } from 'react-router'
import { memoizeByObject } from '../../ground/fast/memoize/memoize-by-object.ts'

/** A link that marks the page it leads to, as the router's `NavLink` does. */
export interface MarkingLink {
  to: string
  /** Whether it marks its own page only, and none below it. */
  end: boolean
}

/** All pages to which none of some links leads are one to them. */
const nowhere = '/-'

/**
 * A page on which `links` mark the same of themselves as on `pathname`, and the same for as many pages as
 * can be: what is made for it is right on all of these.
 */
export function hereFor(pathname: string, links: readonly MarkingLink[]): string {
  const here = pathname.toLowerCase()
  const all = pathsOf(links)
  const marked = all.filter(
    ({ path, end }) => here === path || (!end && here.startsWith(below(path))),
  )
  // Each of their paths begins the next longer one, so that on the longest page all of them are marked.
  const [longest] = marked.map(({ path }) => path).toSorted((a, b) => b.length - a.length)
  if (longest === undefined) return nowhere
  const marksMore = all.some(({ path, end }) => end && path === longest && path !== here)
  return marksMore ? here : longest
}

const pathsOf = memoizeByObject((links: readonly MarkingLink[]) =>
  links.map(({ to, end }) => ({ path: pathOf(to), end })),
)

const anySite = 'http://here.invalid'

/** The path a link leads to as a browser's address has it: without dots, in ASCII; a final slash stays. */
function pathOf(to: string): string {
  const [asked = ''] = to.split(/[?#]/, 1)
  const { pathname } = resolvePath(asked, '/')
  const isCut = asked.endsWith('/') && !pathname.endsWith('/')
  const path = isCut ? `${pathname}/` : pathname
  return new URL(path.replace(/ $/, '%20'), anySite).pathname.toLowerCase()
}

/** How the pages below a path begin; of home, with its one slash, none are. */
function below(path: string): string {
  if (path === '/') return '//'
  return path.endsWith('/') ? path : `${path}/`
}
