import { type AskedDocument, type Call, listDocuments } from '@nordlys/contracts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { type RequestScope, scopeOf, textsOf } from '../../app/ground/scope/request-scope.ts'
import { Documents, loadDocuments } from '../../app/pages/profile/documents.tsx'
import { advertisingAnswers } from '../testing/test-advertising.ts'
import { drawPage } from '../testing/test-drawn-page.tsx'
import { knownScope } from '../testing/test-known-scope.ts'

let scope: RequestScope
knownScope((asked) => {
  scope = asked
})

const page = {
  async loader({ context, url }: LoaderFunctionArgs) {
    const asking = scopeOf(context)
    return {
      texts: textsOf(asking, 'profile', 'files'),
      documents: await loadDocuments(asking, url),
    }
  },
  default: () => <Documents {...useLoaderData<typeof page.loader>().documents} />,
}

async function shown(asked: readonly AskedDocument[]): Promise<string> {
  const call = async (spec: Call, request: unknown) =>
    spec === listDocuments
      ? { ok: true, documents: [], asked }
      : advertisingAnswers.get(spec)?.(request as never)
  const asking = { ...scope, platform: { call } } as unknown as RequestScope
  const { html } = await drawPage(asking, { path: '/min-konto/profil', page })
  return html.replaceAll('<!-- -->', '')
}

test('[ID60] what is asked for stands over the form, with why and until when', async () => {
  const wanted = { documentType: 'address', purpose: 'card-holder', lastDay: '2026-12-14' } as const
  const html = await shown([
    { ...wanted, isAnswered: false },
    { ...wanted, documentType: 'identity', isAnswered: true },
  ])
  const [list] = /Det beder vi dig sende.*?<\/ul>/s.exec(html) ?? ['']
  const [why, until] = [
    'at betalingskortet er dit.',
    'du ikke har sendt før, senest 14. december 2026.',
  ]
  expect(list).toMatch(
    new RegExp(`adresse</p>.*${why}.*${until}.*Mangler.*Legitimation</p>.*Modtaget`, 's'),
  )
  expect(html.indexOf(list)).toBeLessThan(html.indexOf('<form'))
})

test('[ID60] nothing is said where nothing is asked for', async () => {
  expect(await shown([])).not.toContain('Det beder vi dig sende')
})
