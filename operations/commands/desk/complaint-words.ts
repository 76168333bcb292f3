import { answerComplaint, type StaffComplaint } from '@nordlys/contracts'
import { formatDate, formatMoment, StartProblem } from '@nordlys/core'

/** The case that is typed. */
export function readCase(typed: string | undefined): number {
  const asked = answerComplaint.request.shape.number.safeParse(Number(typed || Number.NaN))
  if (asked.success) return asked.data
  throw new StartProblem('--case wants the number of a complaint, as `complaints` tells it.')
}

/** Why a case was not answered or decided, in a sentence; one that is decided comes with its lines. */
export function complaintProblem(
  number: number,
  refused:
    | { refusal: 'unknown' | 'personal-number' | 'day-not-possible' }
    | { refusal: 'already-decided'; complaint: StaffComplaint },
): StartProblem {
  switch (refused.refusal) {
    case 'unknown':
      return new StartProblem(`There is no complaint ${number}.`)
    case 'personal-number':
      return new StartProblem('What is kept may hold no CPR number.')
    case 'day-not-possible':
      return new StartProblem('--expected wants a day of the next 90, as in 2026-12-20.')
    case 'already-decided':
      return new StartProblem(
        ['It is decided already.', ...complaintLines(refused.complaint)].join('\n'),
      )
  }
}

/** A case on one line: its state, whose it is, and by when something is due. */
export function complaintLine(complaint: StaffComplaint): string {
  const { number, topic, state, playerId, from, receivedAt, dueAt, expectedBy } = complaint
  const by = from ? `${from.name}, ${from.email}` : `player ${playerId}`
  return [
    `Complaint ${number}, ${state}: ${topic}, ${by}`,
    `received ${formatMoment(receivedAt)}`,
    `due ${formatDate(dueAt)}`,
    ...(expectedBy ? [`promised by ${formatDate(expectedBy)}`] : []),
  ].join(', ')
}

/** A case with everything that was written in it. */
export function complaintLines(complaint: StaffComplaint): string[] {
  const { subject, words, wish, files, messages, toldAt, decision, decidedBy } = complaint
  return [
    complaintLine(complaint),
    ...(subject ? [`  about ${subject.kind} ${subject.id} of ${formatMoment(subject.at)}`] : []),
    ...quoted('complains', words),
    ...(wish === undefined ? [] : quoted('wants', wish)),
    ...files.map(({ fileName, sentAt }) => `  file ${fileName}, ${formatMoment(sentAt)}`),
    ...messages.flatMap(({ author, by, words: said, writtenAt }) =>
      quoted(`${by ?? author}, ${formatMoment(writtenAt)}`, said),
    ),
    ...(toldAt ? [`  was told that it takes longer, ${formatMoment(toldAt)}`] : []),
    ...(decision
      ? [
          ...quoted(
            `decided ${formatMoment(decision.decidedAt)} by ${decidedBy}, ${decision.outcome}`,
            decision.reasons,
          ),
          `  way on: ${decision.wayOn}`,
        ]
      : []),
  ]
}

/** A line feed comes as the desk's caller writes it; each line stays indented below who wrote it. */
function quoted(who: string, words: string): string[] {
  const [first = '', ...others] = words.split('<U+000A>')
  return [`  ${who}: ${first}`, ...others.map((line) => `    ${line}`)]
}
