import { expect, test } from 'vitest'
import { htmlPage, testSite } from '../testing/test-site.ts'

/** As section 3 of the specification lists them. */
const groups = [
  ...['menu', 'register', 'btn', 'label', 'validation', 'modal', 'question', 'unit', 'condition'],
  ...['login', 'campaign', 'overview', 'payout', 'profile', 'transactions', 'limitations'],
  ...['authentication', 'deposit', 'keywords', 'slot_machines', 'games', 'quick_deposit'],
  ...['contact_us', 'unsubscribe', 'welcome_popup', 'responsible_popup', 'seo', 'news'],
]

test('[DATA-13] the server sends the 28 groups of texts, none of them empty', async () => {
  await using site = await testSite(() => htmlPage())
  const answer = await site.server.inject('/api/translations')
  const sent: Record<string, Record<string, string>> = answer.json()
  expect(groups).toHaveLength(28)
  const filled = groups.filter((group) => Object.values(sent[group] ?? {}).some((text) => text))
  expect(filled).toEqual(groups)
})

test('[DATA-13] what the server sends is what a page says', async () => {
  await using site = await testSite((scope) =>
    htmlPage(scope.content.translations.btn?.contact ?? ''),
  )
  expect((await site.server.inject('/log-ind')).body).toContain('<p>Kontakt kundeservice</p>')
})
