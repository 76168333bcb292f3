/** The topic of a complaint, in the order of the form. */
export const complaintTopics = [
  'payment',
  'game',
  'bonus',
  'limits',
  'account',
  'marketing',
  'personal-data',
  'other',
] as const

export const complaintStates = ['received', 'in-progress', 'decided'] as const
export const complaintOutcomes = ['upheld', 'partly', 'rejected', 'settled'] as const

/** Where somebody goes on who does not agree with a decision. */
export const complaintWaysOn = [
  'complaint-boards',
  'consumer-ombudsman',
  'data-protection-agency',
] as const

export type ComplaintTopic = (typeof complaintTopics)[number]
export type ComplaintState = (typeof complaintStates)[number]
export type ComplaintOutcome = (typeof complaintOutcomes)[number]
export type ComplaintWayOn = (typeof complaintWaysOn)[number]

/** The way on from a decision about a topic, where the employee names no other. [CP6] */
export function complaintWayOn(topic: ComplaintTopic): ComplaintWayOn {
  if (topic === 'marketing') return 'consumer-ombudsman'
  return topic === 'personal-data' ? 'data-protection-agency' : 'complaint-boards'
}

/** The only moves of a case; a decided one moves no more. [CP2] */
export const complaintMoves: Readonly<Record<ComplaintState, readonly ComplaintState[]>> = {
  received: ['in-progress', 'decided'],
  'in-progress': ['decided'],
  decided: [],
}

export const complaintLengthMax = { topic: 40, wish: 1_000, words: 4_000 } as const
