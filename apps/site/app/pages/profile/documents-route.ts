import { type OutcomeOf, takeBackDocument } from '@nordlys/contracts'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { ask } from '../../ground/scope/ask.ts'
import { scopeOf } from '../../ground/scope/request-scope.ts'
import type { DocumentResult } from './documents-result.ts'

/** The address is a form's alone; who comes here otherwise, as after a login, is led to the page. */
export function loader() {
  return redirect('/min-konto/profil')
}

/** Takes back the document that the form names. */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  const scope = scopeOf(context)
  const profile = new URL('/min-konto/profil', scope.publicUrl)
  const documentId = String((await request.formData()).get('documentId') ?? '')
  const asked = takeBackDocument.request.safeParse({ documentId })
  const outcome = asked.success && (await ask(scope, profile, takeBackDocument, asked.data))
  return redirect(`/min-konto/profil?dokument=${outcome ? resultOf(outcome) : 'ukendt'}`, 303)
}

type Outcome = Exclude<OutcomeOf<typeof takeBackDocument>, { refusal: 'session-expired' }>

function resultOf(outcome: Outcome): DocumentResult {
  return outcome.ok ? 'slettet' : results[outcome.refusal]
}

const results = { unknown: 'ukendt', 'too-late': 'behandles', awaited: 'afventes' } as const
