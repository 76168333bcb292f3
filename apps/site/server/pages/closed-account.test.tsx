import { expect, test } from 'vitest'
import type { RequestScope } from '../../app/ground/scope/request-scope.ts'
import * as logIn from '../../app/pages/log-in/page.tsx'
import { drawPage } from '../testing/test-drawn-page.tsx'
import { knownScope } from '../testing/test-known-scope.ts'

let scope: RequestScope
knownScope((asked) => {
  scope = asked
})

test.each([
  ['ja', 'Din spilkonto er lukket', 'kan du logge ind igen og udbetale dem til din NemKonto'],
  ['udbetalt', 'Din spilkonto er lukket', 'Dine penge er på vej til din NemKonto'],
  ['slettet', 'og vi sletter dine oplysninger', 'hvad vi sletter nu, og hvornår vi sletter resten'],
])(
  '[LIM-05] [PD15] after a closing that is told as %s the way in says so',
  async (word, title, text) => {
    const visitor = { ...scope, knownPlayer: undefined }
    const { html } = await drawPage(visitor, { path: `/log-ind?lukket=${word}`, page: logIn })
    expect(html).toContain(title)
    expect(html).toContain(text)
    expect(html).toContain('gratis rådgivning')
  },
)
