import { z } from 'zod'
import { configurationItem } from '../content/kinds.ts'
import { httpCall, resultOf } from '../http-call.ts'

/** One public item of the system configuration. [DATA-06] */
export const systemConfigByName = httpCall({
  name: 'systemConfigByName',
  method: 'GET',
  path: '/CMScasino/systemConfigByName',
  summary: 'One public item of the system configuration',
  query: z.object({ name: z.string().regex(/^[A-Za-z0-9_]{1,60}$/) }),
  answer: resultOf(configurationItem),
  failures: ['unknown'],
})
