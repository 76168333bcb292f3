import { setFavourite } from '@nordlys/contracts'
import { sameSitePath } from '@nordlys/core'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { callPlatform, scopeOf } from '../../ground/scope/request-scope.ts'

const gameShape = /^[a-z0-9-]{1,100}$/

/** Marks a game or takes the mark away, for the heart of a tile. [GAME-05] */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData()
  const isFavourite = form.has('tilfoej')
  const gameId = String(form.get(isFavourite ? 'tilfoej' : 'fjern') ?? '')
  if (!gameShape.test(gameId)) throw data('not a game', { status: 400 })
  const back = backPath(form.get('tilbage'))
  const outcome = await callPlatform(scopeOf(context), setFavourite, { gameId, isFavourite })
  if (!outcome.ok && outcome.refusal === 'session-expired') {
    throw redirect(`/log-ind?redirect=${encodeURIComponent(back ?? '/spilleautomater')}`)
  }
  if (back !== undefined) throw redirect(back)
  return { refusal: outcome.ok ? undefined : outcome.refusal }
}

/** The address is only for marking. */
export function loader(_: LoaderFunctionArgs): Response {
  return redirect('/spilleautomater/mine-favoritter')
}

/** Without JavaScript the form says which page it stood on. */
function backPath(given: FormDataEntryValue | null): string | undefined {
  if (given === null) return undefined
  return sameSitePath(given) ?? '/spilleautomater'
}
