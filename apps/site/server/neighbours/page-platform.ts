import { type Caller, UnfitRequest } from '@nordlys/contracts'
import { data } from 'react-router'

/**
 * The platform as pages ask it. What an address names and no call takes is a page that is not there; a
 * form of which no call takes what it holds is none of ours. Neither is an outage. [ERR-01]
 */
export function platformOfPages(
  platform: Caller,
  { method, url }: { method: string; url: string },
): Caller {
  return {
    async call(...asked) {
      try {
        return await platform.call(...asked)
      } catch (error) {
        if (!(error instanceof UnfitRequest)) throw error
        // A response, as an action lets through what it does not answer itself.
        if (method === 'POST') throw new Response('Not understood', { status: 400 })
        throw data(`Page Not Found: ${url}`, { status: 404 })
      }
    },
  }
}
