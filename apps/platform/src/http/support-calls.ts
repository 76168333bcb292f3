import {
  createCaptcha as createCaptchaCall,
  sendContactMessage as sendContactMessageCall,
} from '@nordlys/contracts'
import { createCaptcha, type SupportContext, sendContactMessage } from '../support/index.ts'
import type { Rim } from './rim.ts'
import { serveCall } from './serve-call.ts'

/** What anybody may write to customer service. */
export function registerSupportCalls(rim: Rim, { support }: { support: SupportContext }): void {
  serveCall(rim, createCaptchaCall, async ({ at }) => ({
    ok: true,
    ...(await createCaptcha(support.captchaKey, at)),
  }))
  serveCall(rim, sendContactMessageCall, ({ request, clientAddress, at }) =>
    sendContactMessage(support, { ...request, clientAddress, at }),
  )
}
