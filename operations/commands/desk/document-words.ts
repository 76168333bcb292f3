import { approveDocument } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'

/** The document that is typed. */
export function readDocument(typed: string | undefined): string {
  const asked = approveDocument.request.safeParse({ documentId: typed })
  if (asked.success) return asked.data.documentId
  throw new StartProblem('--document wants the number of a document, as `documents` tells it.')
}

/** What a refusal of the platform means, in a sentence. */
export function documentProblem(
  documentId: string,
  refusal: 'unknown' | 'personal-number' | 'not-opened' | 'already-judged' | 'second-person-needed',
): StartProblem {
  switch (refusal) {
    case 'unknown':
      return new StartProblem(`No document ${documentId} waits to be judged.`)
    case 'personal-number':
      return new StartProblem('What is kept may hold no CPR number.')
    case 'not-opened':
      return new StartProblem('Who opened it last judges it: open it first.')
    case 'already-judged':
      return new StartProblem(`Document ${documentId} is judged already.`)
    case 'second-person-needed':
      return new StartProblem('Another employee judges what you asked for.')
  }
}
