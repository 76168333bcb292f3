import {
  createCaptcha as createCaptchaCall,
  sendContactMessage as sendContactMessageCall,
} from '@nordlys/contracts'
import { createCaptcha, type SupportContext, sendContactMessage } from '../support/index.ts'
import type { Edge } from './edge.ts'
import { serveCall } from './serve-call.ts'

/** What anybody may write to customer service. */
export function registerSupportCalls(edge: Edge, { support }: { support: SupportContext }): void {
  serveCall(edge, createCaptchaCall, async ({ at }) => ({
    ok: true,
    ...(await createCaptcha(support.captchaKey, at)),
  }))
  serveCall(edge, sendContactMessageCall, ({ request, clientAddress, at }) =>
    sendContactMessage(support, { ...request, clientAddress, at }),
  )
}
