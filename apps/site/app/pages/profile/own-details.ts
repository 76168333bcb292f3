import { type AnswerOf, readOwnDetails } from '@nordlys/contracts'
import { formatMoment } from '@nordlys/core'
import { ask } from '../../ground/scope/ask.ts'
import type { RequestScope } from '../../ground/scope/request-scope.ts'

/** The player's name and address from MitID, in words. */
export interface OwnDetails {
  /** Absent until the player has asked for them; a protected player has neither name nor address here. */
  given?: { moment: string; name?: string; addressLines?: readonly string[] } | undefined
  /** From when they may be asked for again, where that is not now. */
  againAt: string | undefined
  /** The address's word for what came of a visit to MitID. */
  said: string | undefined
}

/** Name and address as MitID gave them last, and what became of a wish to have them again. [ID46] */
export async function readDetails(scope: RequestScope, url: URL): Promise<OwnDetails> {
  const { details, againAt } = await ask(scope, url, readOwnDetails, {})
  return {
    given: details && shown(details),
    againAt: againAt && formatMoment(againAt),
    said: url.searchParams.get('oplysninger') ?? undefined,
  }
}

function shown(details: NonNullable<AnswerOf<typeof readOwnDetails>['details']>) {
  const moment = formatMoment(details.givenAt)
  if (details.isProtected) return { moment }
  const { name, addressLines } = details
  return { moment, name, addressLines }
}
