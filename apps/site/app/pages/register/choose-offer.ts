import { startRegistration } from '@nordlys/contracts'
import { redirect } from 'react-router'
import { affiliateTag } from '../../ground/cookies/affiliate-tag.ts'
import {
  campaignIn,
  campaignLine,
  landingCookie,
  registrationCookie,
} from '../../ground/cookies/campaign-cookies.ts'
import { callPlatform, type RequestScope } from '../../ground/scope/request-scope.ts'
import { loadShownOffer } from '../../parts/offer/welcome-offer.ts'
import { registrationSecret, rememberRegistration } from './registration-cookie.ts'
import { stepAddress } from './step.ts'

/**
 * Step 1: with the welcome offer or without. A registration that still lives goes on. Who sent the
 * visitor goes along; the newest landing page counts. [REG-01, REG-07]
 */
export async function chooseOffer(scope: RequestScope, form: FormData): Promise<Response> {
  const { cookies } = scope
  const registration = registrationSecret(scope)
  const campaign = campaignIn(cookies, landingCookie) ?? campaignIn(cookies, registrationCookie)
  const tag = affiliateTag(scope)
  const isWished = form.get('offer') === 'welcome'
  const isOffered = isWished && (await loadShownOffer(scope)) !== undefined
  const outcome = await callPlatform(scope, startRegistration, {
    // A visitor who did not choose the offer goes on without it; so does everybody while there is
    // none.
    offer: isOffered ? 'welcome' : 'none',
    ...(registration !== undefined && { registration }),
    ...(campaign !== undefined && { campaign }),
    ...(tag !== undefined && { affiliateTag: tag }),
  })
  if (!outcome.ok) return redirect(stepAddress(1, outcome.refusal), 303)
  rememberRegistration(scope, outcome.registration)
  const { configuration } = scope.content
  const line = campaignLine(registrationCookie, campaign, { cookies, configuration })
  if (line !== undefined) scope.setCookie(line)
  return redirect(stepAddress(2), 303)
}
