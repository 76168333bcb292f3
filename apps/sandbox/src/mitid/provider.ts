import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { logFailure, secret, systemClock } from '@nordlys/core'
import Provider, { type Context, interactionPolicy } from 'oidc-provider'
import { html } from '../shell/html.ts'
import { documentOf } from '../shell/page.ts'
import type { Sandbox } from '../shell/sandbox.ts'
import type { Authentications } from './cpr-match.ts'
import { detailScopes, detailsOf } from './details.ts'
import { resealIdToken } from './id-token.ts'
import { claimsOf, type Identities, type Identity } from './identities.ts'
import { memoryAdapter } from './memory-adapter.ts'

export const sessionCookie = 'sandbox_mitid_session'
const idTokenLifeSeconds = 300
const accessTokenLifeSeconds = 3 * 3_600

/** The broker's protocol side. Its discovery document, keys, codes and tokens are the library's. */
export function mitidProvider(
  sandbox: Sandbox,
  identities: Identities,
  authentications: Authentications,
): Provider {
  const privateKey = signingKey()
  const provider: Provider = new Provider(`${sandbox.url}/mitid`, {
    ...protocol(sandbox, privateKey),
    findAccount: (_context: unknown, sub: string) => {
      const identity = identities.findBySub(sub)
      return identity && accountOf(identity, sandbox)
    },
    loadExistingGrant: async (context: Context) => {
      const login = context.oidc.result?.login
      if (!login) return undefined
      const { clientId } = context.oidc.client
      const grant = new provider.Grant({ clientId, accountId: login.accountId })
      grant.addOIDCScope(context.oidc.params.scope ?? '')
      authentications.start(await grant.save(), sandbox.clock)
      return grant
    },
  })
  provider.use(async (context, next) => {
    await next()
    await finishTokenAnswer(context, sandbox, identities, privateKey)
  })
  provider.on('server_error', (_context, error) => {
    if (sandbox.logger) logFailure(sandbox.logger, error, 'the MitID broker failed')
  })
  return provider
}

function accountOf(identity: Identity, { clock }: Sandbox) {
  return {
    accountId: identity.sub,
    claims: (use: string) => ({
      ...claimsOf(identity, clock),
      ...(use === 'userinfo' && detailsOf(identity)),
    }),
  }
}

let madeKey: KeyObject | undefined

/** Made once a process: finding two large primes takes longer than all else at the start. */
function signingKey(): KeyObject {
  madeKey ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  return madeKey
}

/** A key of its own name: those who keep the last one ask for this when they see it. [FLT-75] */
function nameOf(key: KeyObject): string {
  const { e, kty, n } = key.export({ format: 'jwk' })
  return createHash('sha256').update(JSON.stringify({ e, kty, n })).digest('base64url')
}

function protocol(sandbox: Sandbox, key: KeyObject): Record<string, unknown> {
  return {
    adapter: memoryAdapter(() => systemClock.now().getTime()),
    clients: [
      {
        client_id: 'nordlys-casino',
        client_secret: sandbox.secrets.mitidClient,
        redirect_uris: [`${sandbox.siteUrl}/mitid/retur`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_basic',
        require_auth_time: true,
        application_type: 'web',
      },
    ],
    scopes: ['openid', 'mitid', 'ssn', ...Object.keys(detailScopes)],
    claims: {
      ...detailScopes,
      openid: ['sub', 'idp', 'loa', 'acr', 'amr', 'auth_time'],
      mitid: [
        'mitid.uuid',
        'mitid.date_of_birth',
        'mitid.identity_name',
        'mitid.age',
        'mitid.has_cpr',
      ],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    responseTypes: ['code'],
    extraParams: ['idp_values', 'idp_params'],
    jwks: {
      keys: [{ ...key.export({ format: 'jwk' }), kid: nameOf(key), use: 'sig', alg: 'RS256' }],
    },
    cookies: {
      keys: [secret(sandbox.random)],
      names: {
        session: sessionCookie,
        interaction: 'sandbox_mitid_interaction',
        resume: 'sandbox_mitid_resume',
      },
    },
    renderError: (context: Context, problem: { error: string; error_description?: string }) => {
      const text = `${problem.error}: ${problem.error_description ?? ''}`
      context.type = 'html'
      context.body = documentOf({ title: 'MitID', body: html`<p role="alert">${text}</p>` }).markup
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: {
      policy: everyoneSignsIn(),
      url: (_context: unknown, interaction: { uid: string }) =>
        `${sandbox.url}/mitid/interaction/${interaction.uid}`,
    },
    ttl: {
      AuthorizationCode: 60,
      IdToken: idTokenLifeSeconds,
      AccessToken: accessTokenLifeSeconds,
      Interaction: 600,
      Session: 600,
      Grant: accessTokenLifeSeconds,
    },
  }
}

/** MitID asks each time: a session from an earlier sign-in is never enough. */
function everyoneSignsIn() {
  const policy = interactionPolicy.base()
  policy.get('login').checks.add(
    new interactionPolicy.Check('always', 'everyone signs in anew', (context) => {
      return !context.oidc.result?.login
    }),
  )
  return policy
}

async function finishTokenAnswer(
  context: Context,
  sandbox: Sandbox,
  identities: Identities,
  key: KeyObject,
): Promise<void> {
  const { body } = context
  if (typeof body !== 'object' || body === null || !('id_token' in body)) return
  const token = String(body.id_token)
  const claims: unknown = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'),
  )
  const identity = identities.findBySub(String(Object(claims).sub))
  const behaviour = identity?.behaviour ?? 'ok'
  if (behaviour === 'slow') await wait(sandbox.delays.slowAnswerMs)
  const shiftMs = sandbox.clock.now().getTime() - systemClock.now().getTime()
  const shiftSeconds = Math.round(shiftMs / 1000)
  context.body = { ...body, id_token: resealIdToken(token, key, behaviour, shiftSeconds) }
}
