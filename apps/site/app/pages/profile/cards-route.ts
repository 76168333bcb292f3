import { nameCard, removeCard } from '@nordlys/contracts'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { ask } from '../../ground/scope/ask.ts'
import { scopeOf } from '../../ground/scope/request-scope.ts'
import type { CardResult } from './saved-cards.ts'

/** The address is a form's alone; who comes here otherwise, as after a login, is led to the page. */
export function loader() {
  return redirect('/min-konto/profil')
}

/** Names a saved card or removes it, by the button that was pressed. [PAY-01] */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  const scope = scopeOf(context)
  const profile = new URL('/min-konto/profil', scope.publicUrl)
  const form = await request.formData()
  const text = (name: string, lengthMax: number) => String(form.get(name) ?? '').slice(0, lengthMax)
  const asked = nameCard.request.safeParse({ cardId: text('card', 100), name: text('name', 200) })
  // Only a page that is not ours sends what no field of ours lets through.
  if (!asked.success) return backTo('ukendt')
  const { cardId } = asked.data
  if (form.has('remove')) {
    const removed = await ask(scope, profile, removeCard, { cardId })
    return backTo(removed.ok ? 'fjernet' : 'ukendt')
  }
  const named = await ask(scope, profile, nameCard, asked.data)
  if (named.ok) return backTo('navngivet')
  return backTo(named.refusal === 'name-holds-number' ? 'tal' : 'ukendt')
}

function backTo(result: CardResult): Response {
  return redirect(`/min-konto/profil?kort=${result}`, 303)
}
