import { documentPurposes, requestDocument as requestCall } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { readPlayer, readWords } from './player-option.ts'
import type { Subcommand } from './subcommand.ts'

/** Asks a player for a document where no withdrawal waits; they read what, why and until when. */
export const requestDocument: Subcommand = {
  usage: `request-document --player N --type identity --purpose ${documentPurposes.join('|')} --days 1..60`,
  async run(desk, args) {
    const text = { type: 'string' } as const
    const { values } = wordsOf({ player: text, type: text, purpose: text, days: text }, args)
    const playerId = readPlayer(values.player)
    const documentType = readWords('type', values.type)
    const purpose = documentPurposes.find((known) => known === values.purpose)
    if (!purpose) throw new StartProblem(`--purpose is one of ${documentPurposes.join(', ')}.`)
    const days = requestCall.request.shape.days.safeParse(Number(values.days))
    if (!days.success) throw new StartProblem('--days wants a whole number from 1 to 60.')
    const asked = { playerId, documentType, purpose, days: days.data }
    const done = await desk.call(requestCall, asked)
    if (done.ok) return [`Request ${done.requestId}: player ${playerId} has until ${done.lastDay}.`]
    switch (done.refusal) {
      case 'unknown':
        throw new StartProblem(`There is no open account ${playerId}.`)
      case 'unknown-document-type':
        throw new StartProblem(`No document is called ${documentType} in optionUploadFile.`)
      case 'one-waits':
        throw new StartProblem('One waits to be judged: `documents` lists it.')
      case 'already-asked':
        throw new StartProblem('It is asked for already; `documents` lists the request.')
    }
  },
}
