import { LinkButton } from '@nordlys/ui'
import { Message } from '../message/message.tsx'
import type { BouncedNotice } from './bounced-notice.ts'

/** Says that our letters do not arrive, with the way to another address. [LT6] */
export function BouncedMessage({ message, ways }: BouncedNotice) {
  return (
    <Message {...message} actions={ways.map((way) => <LinkButton key={way.href} {...way} />)} />
  )
}
