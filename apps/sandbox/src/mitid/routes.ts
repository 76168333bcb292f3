import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { faultGate } from '../shell/fault-gate.ts'
import { html } from '../shell/html.ts'
import { sendPage } from '../shell/page.ts'
import type { Sandbox } from '../shell/sandbox.ts'
import { Authentications, answerCprMatch } from './cpr-match.ts'
import { Identities, type Identity, levelOf } from './identities.ts'
import { pickerPage } from './picker-page.ts'
import { mitidProvider, sessionCookie } from './provider.ts'

const aborted = { error: 'access_denied', error_description: 'mitid_user_aborted' }
const blocked = { error: 'access_denied', error_description: 'mitid_user_blocked' }
const unavailable = {
  error: 'temporarily_unavailable',
  error_description: 'mitid_unavailable',
}
const coreClientError = { error: 'server_error', error_description: 'mitid_core_client_error' }

/** The MitID broker under `/mitid`. Returns what forgets its sign-ins. */
export function mitidRoutes(app: FastifyInstance, sandbox: Sandbox): () => void {
  const identities = new Identities()
  const authentications = new Authentications()
  const provider = mitidProvider(sandbox, identities, authentications)

  app.register(async (pages) => {
    await pages.register(formbody)
    pages.setErrorHandler((error, _request, reply) => {
      sandbox.logger?.warn({ err: error }, 'a sign-in that is not known')
      const body = html`<p role="alert">Dit login er udløbet. Gå tilbage, og prøv igen.</p>`
      return sendPage(reply, { title: 'MitID', body }, 400)
    })
    pages.get('/mitid/interaction/:uid', (request, reply) =>
      showPicker(provider, sandbox, request, reply),
    )
    pages.post('/mitid/interaction/:uid', async (request, reply) => {
      const form = readForm(request.body)
      const result = signIn(sandbox, identities, form)
      if (!result) return showPicker(provider, sandbox, request, reply, wrongCpr)
      const options = { mergeWithLastSubmission: false }
      const to = await provider.interactionResult(request.raw, reply.raw, result, options)
      return reply.redirect(to, 303)
    })
  })

  app.register(async (wire) => {
    wire.addHook('onRequest', faultGate(sandbox, 'mitid'))
    const findToken = (token: string) => provider.AccessToken.find(token)
    const parts = { sandbox, identities, authentications, findToken }
    wire.post('/mitid/cpr-match', answerCprMatch(parts))
  })

  app.register(async (protocol) => {
    // The library reads bodies itself.
    protocol.removeAllContentTypeParsers()
    protocol.addContentTypeParser('*', (_request, _payload, done) => done(null))
    protocol.addHook('onRequest', faultGate(sandbox, 'mitid'))
    const answer = provider.callback()
    protocol.all('/mitid/*', (request, reply) => {
      reply.hijack()
      withoutOldSession(request)
      mount(request.raw, '/mitid')
      void answer(request.raw, reply.raw)
    })
  })

  return () => authentications.reset()
}

const wrongCpr =
  'Skriv et opdigtet CPR-nummer: 10 cifre med en rigtig dato, hvor dagen er 60 for høj.'

interface PickerForm {
  action: string
  persona: string
  cpr: string
  name: string
}

function readForm(body: unknown): PickerForm {
  const form: Record<string, unknown> = { ...Object(body) }
  const text = (key: string) => (typeof form[key] === 'string' ? form[key] : '')
  return {
    action: text('action'),
    persona: text('persona'),
    cpr: text('cpr'),
    name: text('name'),
  }
}

/** The sign-in that the broker goes on with; undefined when nobody was chosen. */
function signIn(sandbox: Sandbox, identities: Identities, form: PickerForm) {
  if (form.action === 'abort') return aborted
  const forced = sandbox.forced.take('mitid', (each) =>
    ['aborted', 'blocked', 'unavailable'].includes(each),
  )
  if (forced === 'aborted') return aborted
  if (forced === 'blocked') return blocked
  if (forced === 'unavailable') return unavailable
  const identity = form.cpr.trim()
    ? identities.makeUp(form.cpr, form.name)
    : identities.findPersona(form.persona)
  return identity && resultFor(identity)
}

function resultFor(identity: Identity) {
  if (identity.behaviour === 'blocked') return blocked
  if (identity.behaviour === 'unavailable') return unavailable
  if (identity.behaviour === 'core-client-error') return coreClientError
  return {
    login: { accountId: identity.sub, acr: levelOf(identity), amr: ['code_app'], remember: false },
  }
}

async function showPicker(
  provider: Provider,
  sandbox: Sandbox,
  request: FastifyRequest,
  reply: FastifyReply,
  error?: string,
): Promise<FastifyReply> {
  const interaction = await provider.interactionDetails(request.raw, reply.raw)
  const path = `/mitid/interaction/${interaction.uid}`
  const body = pickerPage(path, interaction.params.idp_params, error)
  const page = { title: 'MitID', body, formsLeadTo: sandbox.siteUrl }
  return sendPage(reply, page, error ? 422 : 200)
}

/** Everyone signs in again, and a change of person is no reason to ask about logging out. */
function withoutOldSession(request: FastifyRequest): void {
  const { headers } = request.raw
  const kept = (headers.cookie ?? '').split('; ').filter((each) => !each.startsWith(sessionCookie))
  headers.cookie = kept.join('; ')
}

/** Tells the library which part of the path is not its own. */
function mount(request: FastifyRequest['raw'] & { originalUrl?: string }, prefix: string): void {
  request.originalUrl = request.url ?? ''
  request.url = request.originalUrl.slice(prefix.length)
}
