import type { APIRequestContext } from '@playwright/test'

/** A page, or `{ request }` alone: its requests share the cookies of one player. */
export interface HttpBrowser {
  request: APIRequestContext
}
