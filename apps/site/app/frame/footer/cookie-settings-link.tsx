import type { MouseEvent } from 'react'
import { cookiePolicyAddress, openCookieSettings } from '../../ground/browser/open-settings.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'

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
