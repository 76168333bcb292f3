import { z } from 'zod'
import {
  commonFailures,
  type FailureCode,
  failureObject,
  type HttpCall,
  statusOfFailure,
} from './base/http-call.ts'
import { productCalls } from './product/calls.ts'
import { forwardedStoreCalls, forwardedStorePath, storeCalls } from './store/calls.ts'

type Json = Record<string, unknown>

/** Where both kinds of call are described for machines. */
export const openApiPath = '/api/openapi.json'

/**
 * The product calls and the store calls as an OpenAPI 3.1 description, made of the very
 * descriptions that serve them. Store calls name the platform as their server, and the site where
 * it passes them on. `pages` see only the calls that they may make.
 */
export function openApiDocument(reader: 'pages' | 'programs'): Json {
  const schemas: Json = { Failure: schemaOf(failureObject, 'Failure', {}) }
  const paths: Record<string, Json> = {}
  for (const spec of productCalls) add(paths, spec, 'product', schemas)
  for (const spec of reader === 'pages' ? forwardedStoreCalls : storeCalls) {
    add(paths, spec, 'store', schemas)
    Object.assign(paths[spec.path] ?? {}, { servers: serversOf(spec, reader) })
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Nordlys: product calls and store calls', version: '1' },
    servers: [{ url: '/' }],
    paths,
    components: { schemas, securitySchemes },
  }
}

function serversOf(spec: HttpCall, reader: 'pages' | 'programs'): Json[] {
  if (reader === 'pages') return [site]
  const isForwarded = forwardedStoreCalls.some(({ name }) => name === spec.name)
  return isForwarded ? [site, platform] : [platform]
}

const site = { url: forwardedStorePath, description: 'passed on by the site, for its own pages' }
const platform = {
  url: '{platform}',
  description: 'the platform, for programs of ours',
  variables: { platform: { default: 'http://127.0.0.1:3001' } },
}

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-session',
    description: 'the secret of a login; it must belong to the sessionId of the call',
  },
  program: { type: 'http', scheme: 'bearer', description: 'the credential of a program of ours' },
}

function add(paths: Record<string, Json>, spec: HttpCall, tag: string, schemas: Json): void {
  const named = spec.name.replaceAll(/\W+(\w)/g, (_all, letter: string) => letter.toUpperCase())
  const path = paths[spec.path] ?? {}
  paths[spec.path] = path
  path[spec.method.toLowerCase()] = {
    operationId: named,
    tags: [tag],
    summary: spec.summary,
    parameters: [...parametersOf(spec, 'path'), ...parametersOf(spec, 'query')],
    ...bodyOf(spec, named, schemas),
    responses: responsesOf(spec, named, schemas),
    security: spec.session ? [{ session: [] }] : [],
  }
}

function parametersOf(spec: HttpCall, where: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = schemaOf(
    where === 'path' ? spec.params : spec.query,
    spec.name,
    {},
  ) as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }))
}

function bodyOf(spec: HttpCall, named: string, schemas: Json): Json {
  if (spec.body instanceof z.ZodUndefined) return {}
  const schema = schemaOf(spec.body, `${named}Body`, schemas)
  const required = !(spec.body instanceof z.ZodOptional)
  return { requestBody: { required, content: { 'application/json': { schema } } } }
}

function responsesOf(spec: HttpCall, named: string, schemas: Json): Json {
  const success = schemaOf(spec.answer, `${named}Answer`, schemas)
  const byStatus = new Map<number, FailureCode[]>()
  for (const code of [...commonFailures, ...spec.failures]) {
    const status = statusOfFailure(code)
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const failure = { $ref: '#/components/schemas/Failure' }
  const answers: [string, Json][] = [...byStatus].map(([status, codes]) => [
    String(status),
    {
      description: codes.join(', '),
      content: {
        'application/json': { schema: status === 200 ? { anyOf: [success, failure] } : failure },
      },
    },
  ])
  return {
    200: { description: 'success', content: { 'application/json': { schema: success } } },
    ...Object.fromEntries(answers),
  }
}

/** The shape on the wire. What refers to itself goes among the named schemas. */
function schemaOf(schema: z.ZodType, named: string, schemas: Json): Json {
  const { $schema: _, $defs, ...own } = z.toJSONSchema(schema, { io: 'input' }) as Json
  if (!$defs) return own
  const rename = (value: Json): Json =>
    JSON.parse(JSON.stringify(value).replaceAll('#/$defs/', `#/components/schemas/${named}`))
  for (const [name, shape] of Object.entries($defs as Json)) {
    schemas[`${named}${name}`] = rename(shape as Json)
  }
  return rename(own)
}
