import { z } from 'zod'
import { httpCall, resultOf } from '../base/http-call.ts'
import { configurationItem } from '../content/kinds.ts'

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
