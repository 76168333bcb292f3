import type { Device } from '@nordlys/contracts'
import { useLocation } from 'react-router'
import { CachedMarkup } from '../../ground/fast/cached-markup/cached-markup.tsx'
import { shortName } from '../../ground/fast/cached-markup/short-name.ts'
import { memoizeByObject } from '../../ground/fast/memoize/memoize-by-object.ts'
import { RouterNavLink } from '../../ground/router/router-link.tsx'
import { shownOn } from '../../ground/shell/layouts.ts'
import type { ShellData } from '../../ground/shell/shell-data.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { hereFor, type MarkingLink } from '../../parts/menu-links/here-for.ts'
import { type MenuEntry, menuFor, someOnEach, viewerOf } from '../../parts/menu-links/menu-for.ts'
import { HeaderLogo } from './header-logo.tsx'

/** The most links the header has room for beside the player's money. */
const linksMax = 5

export interface HeaderLinksProps {
  shell: ShellData
  on: readonly Device[]
}

/** The first items of the menu, in the header itself. */
export function HeaderLinks({ shell, on }: HeaderLinksProps) {
  const t = useTexts()
  const entries = firstOf(menuFor(shell.menu, viewerOf(shell)))
  const { pathname } = useLocation()
  return (
    <CachedMarkup
      element="nav"
      name={`header links ${shortName(entries)}`}
      here={hereFor(pathname, linksOf(entries))}
      className="s-header__links"
      aria-label={t('shell.main_menu')}
      {...shownOn(on)}
    >
      {entries.map((entry) => (
        <HeaderLink key={entry.item.id} entry={entry} />
      ))}
    </CachedMarkup>
  )
}

/** The menu as a row of its own: four items, the logo, four items. [HEAD-09] */
export function StaticMenu({ shell, on }: HeaderLinksProps) {
  const t = useTexts()
  if (on.length === 0) return null
  const entries = entriesFor(shell)
  return (
    <nav className="s-header__static" aria-label={t('shell.main_menu')} {...shownOn(on)}>
      <div className="n-wrap s-header__static-row">
        <div className="s-header__static-side">
          {someOnEach(entries, { from: 0, count: 4 }).map((entry) => (
            <HeaderLink key={entry.item.id} entry={entry} />
          ))}
        </div>
        <HeaderLogo shell={shell} on={['mobile', 'tablet', 'desktop']} />
        <div className="s-header__static-side s-header__static-side--right">
          {someOnEach(entries, { from: 4, count: 4 }).map((entry) => (
            <HeaderLink key={entry.item.id} entry={entry} />
          ))}
        </div>
      </div>
    </nav>
  )
}

/** Below the header's zones: the whole menu in one line that can be pushed sideways. [HEAD-04] */
export function BottomMenu({ shell, on }: HeaderLinksProps) {
  const t = useTexts()
  if (on.length === 0) return null
  return (
    <nav className="s-header__bottom" aria-label={t('shell.header_bottom_menu')} {...shownOn(on)}>
      <div className="n-wrap s-header__bottom-row">
        {entriesFor(shell).map((entry) => (
          <HeaderLink key={entry.item.id} entry={entry} />
        ))}
      </div>
    </nav>
  )
}

function entriesFor(shell: ShellData): readonly MenuEntry[] {
  return withoutAccount(menuFor(shell.menu, viewerOf(shell)))
}

const withoutAccount = (entries: readonly MenuEntry[]) =>
  entries.filter(({ item }) => item.id !== 'my-account')

const firstOf = memoizeByObject((entries: readonly MenuEntry[]) =>
  someOnEach(withoutAccount(entries), { from: 0, count: linksMax }),
)

const linksOf = memoizeByObject((entries: readonly MenuEntry[]) => entries.map(markingLink))

/** Home marks its own page only, or it would mark all. */
function markingLink({ item }: MenuEntry): MarkingLink {
  return { to: item.slug, end: item.slug === '/' }
}

function HeaderLink({ entry }: { entry: MenuEntry }) {
  const { text, slug, target } = entry.item
  const isOurs = slug.startsWith('/') && target === '_self'
  if (!isOurs) {
    return (
      <a
        href={slug}
        target={target}
        rel="noopener"
        className="s-header__link"
        {...shownOn(entry.on)}
      >
        {text}
      </a>
    )
  }
  return (
    <RouterNavLink {...markingLink(entry)} className="s-header__link" {...shownOn(entry.on)}>
      {text}
    </RouterNavLink>
  )
}
