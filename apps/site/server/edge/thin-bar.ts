import { type Authorities, authoritiesOf } from '../../app/ground/configuration/configuration.ts'
import { pickTexts } from '../../app/ground/text/pick-texts.ts'
import { type Translate, translator } from '../../app/ground/text/texts.ts'
import { readCookies, sessionOf } from './cookies.ts'

/** The one style sheet of pages that stand alone. */
export const lonePageSheet = '/unsupported.css'
/** The clock of such a page: a document of its own in a frame, so that what is read round it stays. */
export const clockAddress = '/unsupported/ur'
/** Every browser is shown this one, however old. */
export const complaintsAddress = '/contents/klager'

/** A page without a script: words, the sheet and the clock's frame. */
const alone = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'"
export const lonePagePolicy = `${alone}; img-src 'self'; frame-src 'self'; frame-ancestors 'none'`
export const clockPolicy = `${alone}; frame-ancestors 'self'`

/** Where nothing is known but what the build holds. */
export const builtTexts = translator(pickTexts({}, ['error', 'shell']))
export const usualAuthorities = authoritiesOf({ configuration: {} })

interface ThinBar {
  t: Translate
  authorities: Authorities
  /** Who brings a session sees the clock, and with `since` the time in session, too. */
  cookies: string | undefined
  since?: Date | undefined
}

/** The marks and links of every page, on one that is drawn without the shell. [FLT-08] [FLT-79] */
export function thinBar({ t, authorities, cookies, since }: ThinBar): string {
  const { stopSpilletTel, stopSpilletPhone, rofusUrl, licenceUrl } = authorities
  const links = [
    link(stopSpilletTel, t('shell.stopspillet', { phone: stopSpilletPhone })),
    link(rofusUrl, t('shell.rofus')),
    link(licenceUrl, t('shell.licence')),
    link(complaintsAddress, t('error.browser_complaints')),
  ]
  const isPlayer = sessionOf(readCookies(cookies)) !== undefined
  return `<div class="rim">
<p class="marks">18+ &middot; ${links.join(' &middot;\n')}</p>
${isPlayer ? clockFrame(t, since) : ''}
</div>`
}

function link(address: string, words: string): string {
  return `<a href="${plain(address)}">${plain(words)}</a>`
}

function clockFrame(t: Translate, since: Date | undefined): string {
  const label = plain(t('shell.clock_label'))
  const source = since ? `${clockAddress}?siden=${since.getTime()}` : clockAddress
  return `<iframe class="clock" src="${source}" title="${label}" frameborder="0" scrolling="no"></iframe>`
}

/** An editor's text is words, never markup. */
export function plain(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
