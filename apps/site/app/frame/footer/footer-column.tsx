import type { Standing } from '@nordlys/contracts'
import { Link } from '@nordlys/ui'
import type { CSSProperties } from 'react'
import { logoSize } from '../../ground/constants/business-constants.ts'
import { CachedMarkup } from '../../ground/fast/cached-markup/cached-markup.tsx'
import { shortName } from '../../ground/fast/cached-markup/short-name.ts'
import type { ShellData } from '../../ground/shell/shell-data.ts'
import { StandingContext } from '../../ground/standing/standing-context.ts'
import { LinkedText } from '../../parts/content/linked-text.tsx'
import { PictureBySize } from '../../parts/content/picture-by-size.tsx'

/** Its share of the twelve columns of the grid; a quarter unless the content says another. */
const columnsOfTwelve = 3

interface FooterColumnProps {
  column: ShellData['footer'][number]
  /** Of the player who sees it; the links in its text ask for it. */
  standing: Standing | undefined
}

/** A column as the content has it: links, running text, and logos of partners. [HEAD-16] */
export function FooterColumn({ column, standing }: FooterColumnProps) {
  const { header, links, details, logos = [], use_in_grid = columnsOfTwelve } = column
  const style = { '--footer-columns': use_in_grid } as CSSProperties
  return (
    <CachedMarkup
      element="nav"
      name={`footer ${shortName(column)} ${standing}`}
      aria-label={header}
      className="s-footer__column"
      style={style}
    >
      <h2 className="s-footer__heading">{header}</h2>
      <ul className="s-footer__links">
        {links.map(({ linkName, url, newTab }) => (
          <li key={url}>
            <Link href={url} className="s-footer__link" {...(newTab && { target: '_blank' })}>
              {linkName}
            </Link>
          </li>
        ))}
      </ul>
      {details && (
        <p className="s-footer__details">
          <StandingContext value={standing}>
            <LinkedText text={details} />
          </StandingContext>
        </p>
      )}
      {logos.map(({ link, alt, img }) => (
        <Link key={link} href={link} className="s-footer__logo">
          <PictureBySize pictures={img} alt={alt} width={logoSize.width} height={logoSize.height} />
        </Link>
      ))}
    </CachedMarkup>
  )
}
