/** The topic of a message to customer service; a complaint has rules of its own. [CONTENT-04] */
export const contactTopics = [
  'account',
  'payments',
  'games',
  'limits',
  'complaint',
  'other',
] as const

export const contactLengthMax = { name: 200, email: 400, topic: 40, message: 4_000 } as const

export type ContactTopic = (typeof contactTopics)[number]
