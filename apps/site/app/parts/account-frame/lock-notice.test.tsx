import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { seed } from '../../ground/text/generated/seed.ts'
import { translator } from '../../ground/text/texts.ts'
import { TranslateContext } from '../../ground/text/use-texts.tsx'
import { LockNotice } from './lock-notice.tsx'

const lockedAt = new Date('2026-11-21T12:00:00Z')
const reason = 'Vi undersøger en betaling'

function textOf(lock: Parameters<typeof LockNotice>[0]['lock']): string {
  return renderToStaticMarkup(
    <StaticRouter location="/min-konto/oversigt">
      <TranslateContext value={translator(seed)}>
        <LockNotice lock={lock} />
      </TranslateContext>
    </StaticRouter>,
  )
}

test('[LIM-06] a locked player reads since when, why, what is left to them and whom to ask', () => {
  const text = textOf({ reason, lockedAt })
  expect(text).toContain('Din spilkonto har været spærret siden den 21. november 2026 kl. 13.00')
  expect(text).toContain(`Årsag: ${reason}`)
  expect(text).toContain('du kan udbetale dine penge')
  expect(text).toContain('href="/kontaktos"')
  expect(text).not.toContain('senest')
})

test('[LIM-06] a suspended player reads by when it is decided as well', () => {
  const text = textOf({ reason, lockedAt, reviewBy: new Date('2026-12-05T12:00:00Z') })
  expect(text).toContain(
    'Din spilkonto har været suspenderet siden den 21. november 2026 kl. 13.00',
  )
  expect(text).toContain(`Årsag: ${reason}`)
  expect(text).toContain('du kan udbetale dine penge')
  expect(text).toContain('Vi afgør sagen senest den 5. december 2026 kl. 13.00.')
  expect(text).not.toContain('spærret')
})

test('nobody else reads of it', () => {
  expect(textOf(undefined)).toBe('')
})
