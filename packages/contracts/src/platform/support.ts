import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField, linesField } from '../base/text.ts'
import { momentField, nothing } from '../base/wire.ts'
import { complaintNumber } from './complaints.ts'
import { contactLengthMax } from './contact-form.ts'

/** As typed: the platform alone decides whether it is in order. */
const contactMessage = z.object({
  name: lineField(contactLengthMax.name),
  email: lineField(contactLengthMax.email),
  topic: lineField(contactLengthMax.topic),
  message: linesField(contactLengthMax.message),
})

const contactMessageProblem = z.discriminatedUnion('field', [
  z.object({ field: z.literal('name'), reason: z.literal('required') }),
  z.object({ field: z.literal('email'), reason: z.enum(['required', 'invalid']) }),
  z.object({ field: z.literal('topic'), reason: z.literal('required') }),
  z.object({ field: z.literal('message'), reason: z.literal('required') }),
  z.object({ field: z.literal('captcha'), reason: z.enum(['required', 'expired']) }),
])

/** Work for a browser: the number whose digest with the salt is the challenge. */
const captchaChallenge = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string(),
  salt: z.string(),
  numberMax: z.int(),
  signature: z.string(),
})

export const createCaptcha = call({
  name: 'create-captcha',
  path: '/v1/support/captcha',
  actor: { kind: 'visitor' },
  request: z.object({}),
  answer: z.object({ captcha: captchaChallenge, expiresAt: momentField }),
  refusals: { unknown: nothing },
})

export const sendContactMessage = call({
  name: 'send-contact-message',
  path: '/v1/support/message',
  actor: { kind: 'visitor' },
  request: z.object({
    message: contactMessage,
    /** The solved captcha, as JSON in base64; empty when it was not solved. */
    captcha: lineField(1_000),
  }),
  answer: z.object({
    /** Of a complaint: the number of its case. */
    complaint: complaintNumber.optional(),
  }),
  refusals: {
    'not-valid': z.object({ problems: z.array(contactMessageProblem) }),
    'too-many-attempts': nothing,
  },
})

export type ContactMessage = z.output<typeof contactMessage>
export type ContactMessageProblem = z.output<typeof contactMessageProblem>
export type CaptchaChallenge = z.output<typeof captchaChallenge>
