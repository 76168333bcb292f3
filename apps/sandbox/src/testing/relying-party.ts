import { required } from '@nordlys/core'
import * as oidc from 'openid-client'
import { siteUrl } from './open-sandbox.ts'
import { Visitor } from './visitor.ts'

export const redirectUri = `${siteUrl}/mitid/retur`

/** Plays the platform's side of a sign-in with MitID, by a clock that is `skewSeconds` ahead. */
export async function relyingParty(url: string, skewSeconds = 0) {
  const options = { execute: [oidc.allowInsecureRequests] }
  const issuer = new URL(`${url}/mitid`)
  const client = await oidc.discovery(
    issuer,
    'nordlys-casino',
    { [oidc.clockSkew]: skewSeconds },
    oidc.ClientSecretBasic('sandbox-secret'),
    options,
  )
  return {
    client,

    /** Leaves the site for the broker, answers its page with `form` and returns where one lands. */
    async begin(form: Record<string, string>, extra: Record<string, string> = {}) {
      const verifier = oidc.randomPKCECodeVerifier()
      const state = oidc.randomState()
      const nonce = oidc.randomNonce()
      const address = oidc.buildAuthorizationUrl(client, {
        redirect_uri: redirectUri,
        scope: 'openid mitid ssn',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        ...extra,
      })
      const visitor = new Visitor(url)
      const { page, left } = await visitor.open(address.href)
      if (left) return { back: left, verifier, state, nonce, text: '' }
      const text = await required(page, 'page').text()
      const action = /action="([^"]+)"/.exec(text)?.[1] ?? ''
      const answered = await visitor.send(`${url}${action}`, form)
      return { back: answered.left, page: answered.page, verifier, state, nonce, text }
    },

    /** A whole sign-in, verified as the platform must. */
    async signIn(form: Record<string, string>, extra: Record<string, string> = {}) {
      const begun = await this.begin({ action: 'login', ...form }, extra)
      return oidc.authorizationCodeGrant(client, required(begun.back, 'return to the site'), {
        pkceCodeVerifier: begun.verifier,
        expectedState: begun.state,
        expectedNonce: begun.nonce,
      })
    },
  }
}
