import type { APIRequestContext } from '@playwright/test'

/** A page, or only the cookies and requests of one: what is shown by no page is tested without one. */
export interface HttpBrowser {
  request: APIRequestContext
}
