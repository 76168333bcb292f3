import { smsSender } from '@nordlys/contracts'
import { invariant, playerId } from '@nordlys/core'
import type { Task } from 'graphile-worker'
import type { Messages } from '../outside/index.ts'
import type { JobsContext } from './jobs-context.ts'

type Email = Parameters<Messages['sendEmail']>[0]

/**
 * Creates the tasks of the queue, by name. A task that throws is tried again with growing pauses,
 * for about three days; each may run twice, so each is harmless to repeat.
 */
export function createTasks(
  context: Pick<JobsContext, 'clock' | 'keepLetter' | 'messages' | 'tasks'>,
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
      await keepFor(context, fields.playerId, email)
      await context.messages.sendEmail(email)
    },
    'send-sms': async (payload, { job }) => {
      const fields = readFields(payload)
      await context.messages.sendSms({
        msisdn: textOf(fields, 'msisdn'),
        sender: smsSender,
        text: textOf(fields, 'text'),
        category: 'transactional',
        idempotencyKey: `job-${job.id}`,
      })
    },
    ...Object.fromEntries(
      Object.entries(context.tasks).map(([name, task]): [string, Task] => [
        name,
        (payload) => task(readFields(payload)),
      ]),
    ),
  }
}

/** A letter to a player can be read in the account, also while mail is away. */
async function keepFor(
  { clock, keepLetter }: Pick<JobsContext, 'clock' | 'keepLetter'>,
  player: unknown,
  { idempotencyKey: key, templateId, subject, text }: Email,
): Promise<void> {
  if (typeof player !== 'number') return
  const letter = { playerId: playerId(player), key, templateId, subject, text, at: clock.now() }
  await keepLetter(letter)
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
