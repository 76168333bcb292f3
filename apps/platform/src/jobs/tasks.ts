import { smsSender } from '@nordlys/contracts'
import { invariant, type PlayerId, playerId } from '@nordlys/core'
import type { Task } from 'graphile-worker'
import type { Messages } from '../outside/index.ts'
import type { JobsContext } from './jobs-context.ts'

type TaskContext = Pick<JobsContext, 'bounces' | 'clock' | 'keepLetter' | 'log' | 'messages'>
type Email = Parameters<Messages['sendEmail']>[0]

/**
 * Creates the tasks of the queue, by name. A task that throws is tried again with growing pauses,
 * for about three days; each may run twice, so each is harmless to repeat.
 */
export function createTasks(
  context: TaskContext & Pick<JobsContext, 'tasks'>,
): Record<string, Task> {
  return {
    // The job's own number is the message's key: a job cut off after sending sends the same one.
    'send-email': async (payload, { job }) => {
      const fields = readFields(payload)
      const email: Email = {
        to: textOf(fields, 'to'),
        subject: textOf(fields, 'subject'),
        text: textOf(fields, 'text'),
        category: 'transactional',
        templateId: typeof fields.templateId === 'string' ? fields.templateId : 'payment',
        idempotencyKey:
          typeof fields.idempotencyKey === 'string' ? fields.idempotencyKey : `job-${job.id}`,
      }
      const player = typeof fields.playerId === 'number' ? playerId(fields.playerId) : undefined
      if (player === undefined) await sendToOthers(context, email)
      else await sendToPlayer(context, player, email, fields.sms)
    },
    'send-sms': async (payload, { job }) => {
      const fields = readFields(payload)
      const [msisdn, text] = [textOf(fields, 'msisdn'), textOf(fields, 'text')]
      await sendSms(context.messages, { msisdn, text, key: `job-${job.id}` })
    },
    ...Object.fromEntries(
      Object.entries(context.tasks).map(([name, task]): [string, Task] => [
        name,
        (payload) => task(readFields(payload)),
      ]),
    ),
  }
}

/**
 * A letter to a player can be read in the account, also while mail is away. To an address that bounced
 * nothing goes any more; where the letter has a text message (`sms`), it goes to the confirmed mobile.
 * [LT1] [LT5] [LT7]
 */
async function sendToPlayer(
  { bounces, clock, keepLetter, messages }: TaskContext,
  player: PlayerId,
  email: Email,
  sms: unknown,
): Promise<void> {
  const { idempotencyKey: key, templateId, subject, text, to } = email
  await keepLetter({ playerId: player, key, templateId, subject, text, at: clock.now() })
  const of = { playerId: player, to }
  if (!(await bounces.isKnown(of))) {
    if ((await messages.sendEmail(email)) !== 'bounced') return
    await bounces.note(of)
  }
  const msisdn = typeof sms === 'string' ? await bounces.findMobile(player) : undefined
  if (msisdn !== undefined)
    await sendSms(messages, { msisdn, text: textOf({ sms }, 'sms'), key: `${key}-sms` })
}

function sendSms(
  messages: Messages,
  sms: { msisdn: string; text: string; key: string },
): Promise<void> {
  const { msisdn, text, key: idempotencyKey } = sms
  const category = 'transactional'
  return messages.sendSms({ msisdn, text, category, idempotencyKey, sender: smsSender })
}

/**
 * To an address that is no account's: one that an account had, one of the contact form, or one that we have
 * configured. Trying again does not make an address; that it is none is seen in the log.
 */
async function sendToOthers({ log, messages }: TaskContext, email: Email): Promise<void> {
  const { templateId } = email
  if ((await messages.sendEmail(email)) === 'bounced') log.warn({ templateId }, 'a letter bounced')
}

function readFields(payload: unknown): Record<string, unknown> {
  invariant(typeof payload === 'object' && payload !== null, 'a job without a payload')
  return Object.fromEntries(Object.entries(payload))
}

function textOf(fields: Record<string, unknown>, name: string): string {
  const value = fields[name]
  invariant(typeof value === 'string' && value !== '', `a message without ${name}`)
  return value
}
