import type { LoaderFunctionArgs } from 'react-router'
import { scopeOf } from '../../ground/scope/request-scope.ts'
import { requirePlayer } from '../../ground/scope/require-player.ts'
import { loadRound } from './load-round.ts'

/** The facts of a round as a file: for its player, who may hand it to anybody. (PA95) */
export async function loader({ context, params, url }: LoaderFunctionArgs): Promise<Response> {
  const scope = scopeOf(context)
  await requirePlayer(scope, url)
  const { roundId = '' } = params
  const { record } = await loadRound(scope, url, roundId)
  return new Response(`${JSON.stringify({ about, ...record }, null, 2)}\n`, {
    headers: {
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="runde-${record.roundId}.json"`,
      'x-content-type-options': 'nosniff',
    },
  })
}

/** The file explains itself to somebody who builds on it. */
const about = {
  schema: 'nordlys round 1',
  amounts: 'whole øre, levelMilliOre thousandths of an øre',
  moments: 'ISO 8601, UTC',
  definitionHash: 'SHA-256 of the canonical JSON of played.definition: names in order, no spaces',
  commitment: 'SHA-256 of "nordlys table round", the round, definitionHash and seed, as bytes',
  draws: 'AES-256-CTR with the seed as key and a counter of zero, words with the low byte first',
  check: 'npm run round:check -- <this file>',
}
