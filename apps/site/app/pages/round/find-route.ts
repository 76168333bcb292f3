import { type LoaderFunctionArgs, redirect } from 'react-router'
import { roundAddress } from '../../ground/links/round-address.ts'
import { pageNotFound } from '../../ground/router/not-found.ts'
import { scopeOf } from '../../ground/scope/request-scope.ts'
import { requirePlayer } from '../../ground/scope/require-player.ts'

/** A number is a uuid; a little more is what is copied round it. */
const lengthMax = 60

/** Leads from a number, as a letter or a complaint has it, to the round's page. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  await requirePlayer(scopeOf(context), url)
  const number = (url.searchParams.get('nummer') ?? '').trim().toLowerCase()
  if (number === '') throw redirect('/min-konto/transaktioner')
  // Only letters, digits and dashes make an address of ours; anything else is no number.
  if (number.length > lengthMax || !/^[0-9a-z-]+$/.test(number)) throw pageNotFound(url)
  throw redirect(roundAddress(number))
}
