import type { Device } from '@nordlys/contracts'
import { classNames, Link, Logo } from '@nordlys/ui'
import { fixedBeyondPx, logoSize, topLogoSize } from '../../ground/constants/business-constants.ts'
import { imageUrl } from '../../ground/links/image-address.ts'
import { shownOn } from '../../ground/shell/layouts.ts'
import type { ShellData } from '../../ground/shell/shell-data.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { PictureBySize } from '../../parts/content/picture-by-size.tsx'
import { useScrolledBeyond } from './use-scrolled-beyond.ts'

export interface HeaderLogoProps {
  shell: ShellData
  on: readonly Device[]
  /** The logo of the wallpaper in the place of the general one. */
  isTop?: boolean
}

/** The logo: to the main site on a desktop, home on everything else. [HEAD-03] */
export function HeaderLogo({ shell, on, isTop = false }: HeaderLogoProps) {
  const t = useTexts()
  const isFixed = useScrolledBeyond(fixedBeyondPx)
  const { mainSite } = shell.layouts.header
  const brand = t('shell.brand_full')
  const className = classNames('s-header__logo', isFixed && 'fixed-header')
  const picture = <LogoPicture shell={shell} isTop={isTop} />
  const home = t('shell.to_home', { brand })
  if (mainSite === '/') {
    return (
      <Link href="/" className={className} aria-label={home} {...shownOn(on)}>
        {picture}
      </Link>
    )
  }
  const below = on.filter((device) => device !== 'desktop')
  return (
    <>
      {on.includes('desktop') && (
        <Link
          href={mainSite}
          className={className}
          aria-label={t('shell.to_main_site')}
          {...shownOn(['desktop'])}
        >
          {picture}
        </Link>
      )}
      {below.length > 0 && (
        <Link href="/" className={className} aria-label={home} {...shownOn(below)}>
          {picture}
        </Link>
      )}
    </>
  )
}

/** The store's picture, in the room that the drawn logo takes; the drawn one where there is none. */
function LogoPicture({ shell, isTop }: { shell: ShellData; isTop: boolean }) {
  const t = useTexts()
  const { general, wallpaper } = shell.images
  if (isTop && wallpaper) {
    const { width, height } = topLogoSize
    return (
      <PictureBySize
        pictures={wallpaper.top_logo}
        alt=""
        width={width}
        height={height}
        className="s-header__top-logo"
        eager
      />
    )
  }
  if (!general) return <Logo name={t('shell.brand')} />
  return (
    <img
      src={imageUrl(general.logo)}
      alt=""
      width={logoSize.width}
      height={logoSize.height}
      className="s-header__picture"
    />
  )
}
