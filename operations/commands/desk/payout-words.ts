import { approvePayout, type WaitingPayout } from '@nordlys/contracts'
import { formatKroner, formatMoment, StartProblem } from '@nordlys/core'

/** The withdrawal that is typed. */
export function readWithdrawal(typed: string | undefined): string {
  const asked = approvePayout.request.safeParse({ withdrawalId: typed })
  if (asked.success) return asked.data.withdrawalId
  throw new StartProblem('--withdrawal wants the id of a withdrawal, as `payouts` tells it.')
}

/** What a refusal of the platform means, in a sentence. */
export function payoutProblem(
  withdrawalId: string,
  refusal:
    | 'unknown'
    | 'not-waiting'
    | 'second-person-needed'
    | 'unknown-document-type'
    | 'too-late'
    | 'already-asked',
): StartProblem {
  switch (refusal) {
    case 'unknown':
      return new StartProblem(`There is no withdrawal ${withdrawalId}.`)
    case 'not-waiting':
      return new StartProblem(`Withdrawal ${withdrawalId} does not wait for people.`)
    case 'second-person-needed':
      return new StartProblem('Another employee ends what you asked for.')
    case 'unknown-document-type':
      return new StartProblem('A document has no such type: see `optionUploadFile`.')
    case 'too-late':
      return new StartProblem(`Withdrawal ${withdrawalId} is no longer pending.`)
    case 'already-asked':
      return new StartProblem('Documents have been asked for, and are asked for once.')
  }
}

/** A withdrawal that waits, and what it waits for. */
export function payoutLines(payout: WaitingPayout): string[] {
  const { withdrawalId, playerId, amountOre, createdAt, lateAt, checks } = payout
  const head = `${withdrawalId}: ${formatKroner(amountOre)} of player ${playerId}`
  return [
    `${head}, made ${formatMoment(createdAt)}, late from ${formatMoment(lateAt)}`,
    ...checks.map(checkLine),
  ]
}

function checkLine(check: WaitingPayout['checks'][number]): string {
  const { rule, because, ruleVersion, askedBy, needs, sent, people, wish, wishedBy, dueAt } = check
  const by = rule ? `${because} (rule ${rule} of ${ruleVersion})` : 'asked by an employee'
  return [
    `  ${check.waitsFor}: ${by}`,
    ...(needs.length > 0 ? [`wants ${needs.join(', ')}, came ${sent.join(', ') || 'none'}`] : []),
    ...(askedBy ? [`asked or changed by ${askedBy}, ended by another`] : []),
    ...(people === 2 && !askedBy ? ['ended by two'] : []),
    ...(wish ? [`${wish} is what ${wishedBy} wants`] : []),
    ...(dueAt ? [`due ${formatMoment(dueAt)}`] : []),
  ].join('; ')
}
