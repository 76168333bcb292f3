import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PopupData } from '../../ground/shell/popup-data.ts'
import { pickTexts } from '../../ground/text/pick-texts.ts'
import { translator } from '../../ground/text/texts.ts'
import { TranslateContext } from '../../ground/text/use-texts.tsx'
import { WelcomeDialog } from './welcome-dialog.tsx'

const t = translator(pickTexts({}, ['welcome_popup', 'modal']))

const popups: PopupData = {
  loginId: '2026-11-21T12:00:00.000Z',
  welcome: { firstName: 'Mette', date: '18. november 2026', time: '21.07' },
  pause: undefined,
  pauseOver: undefined,
  age: undefined,
  information: [],
  marketing: undefined,
}

function drawn(changed: Partial<PopupData>) {
  const html = renderToStaticMarkup(
    <TranslateContext value={t}>
      <WelcomeDialog popups={{ ...popups, ...changed }} />
    </TranslateContext>,
  )
  const actions = html.slice(html.indexOf('n-dialog__actions'))
  return {
    html,
    ways: [...actions.matchAll(/<(a|button)([^>]*)>(.*?)<\/\1>/g)].map(([, , given = '', text]) => [
      text,
      /href="([^"]*)"/.exec(given)?.[1],
      given.includes('n-button--primary'),
    ]),
  }
}

test('[SCREEN-03] a player who was here before is greeted, with one way on', () => {
  const { html, ways } = drawn({})
  expect(html).toContain('Velkommen tilbage, Mette')
  expect(html).toContain('Du var sidst logget ind den 18. november 2026 kl. 21.07.')
  expect(ways).toEqual([['Fortsæt', undefined, true]])
})

test('[LIM-06] after a pause its end is told, and to go on weighs no more than limits or a new pause', () => {
  const { html, ways } = drawn({ pauseOver: { date: '20. november 2026', time: '11.30' } })
  expect(html).toContain('Din pause sluttede den 20. november 2026 kl. 11.30.')
  expect(ways).toEqual([
    ['Fortsæt', undefined, false],
    ['Dine grænser', '/min-konto/begraensninger', false],
    ['Hold pause igen', '/min-konto/begraensninger?fane=pause', false],
  ])
})

test('[LIM-06] a pause that stands, and a closed account, are told with the way to the money alone', () => {
  const paused = drawn({ pause: { date: '22. november 2026', time: '12.00' } })
  expect(paused.html).toContain('Du har en aktiv pause frem til 22. november 2026 kl. 12.00.')
  expect(drawn({ pause: 'closed' }).html).toContain('Din spilkonto er lukket.')
  for (const { html } of [paused, drawn({ pause: 'closed' })]) {
    expect(html).toContain('udbetale dine penge')
    expect(html).not.toContain('Din pause sluttede')
  }
})
