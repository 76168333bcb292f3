/** The part of oidc-provider 9 that the broker uses; the package ships no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export interface Interaction {
    uid: string
    params: Record<string, unknown>
  }

  export interface Context {
    type: string
    body: unknown
    oidc: {
      params: Record<string, string | undefined>
      client: { clientId: string }
      session?: { accountId?: string }
      result?: { login?: { accountId: string } }
    }
  }

  export interface Account {
    accountId: string
    claims(): Record<string, unknown>
  }

  export interface StoredToken {
    accountId: string
    grantId: string
    scope?: string
  }

  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void
    on(event: string, listener: (context: Context, error: Error) => void): void
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>
    interactionResult(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
      options?: { mergeWithLastSubmission?: boolean },
    ): Promise<string>
    AccessToken: { find(token: string): Promise<StoredToken | undefined> }
    Grant: new (properties: {
      clientId: string
      accountId: string
    }) => {
      addOIDCScope(scope: string): void
      save(): Promise<string>
    }
  }

  type Decide = (context: Context) => boolean

  export const interactionPolicy: {
    base(): { get(name: string): { checks: { add(check: unknown): void } } }
    Check: new (reason: string, description: string, check: Decide) => unknown
  }
}
