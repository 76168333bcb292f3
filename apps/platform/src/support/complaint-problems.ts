import type { ComplaintProblem, ComplaintTopic, makeComplaint, RequestOf } from '@nordlys/contracts'
import { looksPersonal } from '../audit/index.ts'

/** Every problem, in the form's order. */
export function problemsOf(
  { words, wish }: RequestOf<typeof makeComplaint>,
  { topic, isSubjectUnknown }: { topic: ComplaintTopic | undefined; isSubjectUnknown: boolean },
): ComplaintProblem[] {
  const problems: ComplaintProblem[] = []
  if (!topic) problems.push({ field: 'topic', reason: 'required' })
  if (isSubjectUnknown) problems.push({ field: 'subject', reason: 'unknown' })
  if (words === '') problems.push({ field: 'words', reason: 'required' })
  else if (looksPersonal(words)) problems.push({ field: 'words', reason: 'personal-number' })
  if (wish === '') problems.push({ field: 'wish', reason: 'required' })
  else if (looksPersonal(wish)) problems.push({ field: 'wish', reason: 'personal-number' })
  return problems
}
