import type { MouseEvent } from 'react'
import { useTexts } from '../text/use-texts.tsx'
import { cookiePolicyAddress, openCookieSettings } from './open-settings.ts'

/** Changes one's mind at any time; without script it leads to the page that says how. [CONTENT-05] */
export function CookieSettingsLink() {
  const t = useTexts()
  const open = (event: MouseEvent) => {
    event.preventDefault()
    openCookieSettings()
  }
  return (
    <a className="s-footer__link" href={cookiePolicyAddress} onClick={open}>
      {t('shell.cookie_settings')}
    </a>
  )
}
