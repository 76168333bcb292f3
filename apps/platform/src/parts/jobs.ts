import { secondMs } from '@nordlys/core'
import type { Db, Tx } from '../db/index.ts'
import { forgetOldDocuments } from '../identity-papers/index.ts'
import { enqueue, type JobsContext } from '../jobs/index.ts'
import {
  closeDays,
  fundPools,
  keepStretches,
  prepareMonths,
  sweepDue,
  sweepSpins,
} from '../ledger/index.ts'
import { forgetOldLetters, keepLetter } from '../letters/index.ts'
import { countPlay, countPlayTask, enqueueDueCount } from '../lobby/index.ts'
import { enqueueDueLooks, lookTask, type MarkersContext, runLook } from '../markers/index.ts'
import {
  actOnEvent,
  actOnEventTask,
  forgetOldEvents,
  giveBackAgreed,
  type PaymentsContext,
  registerMobilePayWebhook,
  registerWebhookTask,
  tellOfFulfilledBonuses,
  wantWebhook,
} from '../payments/index.ts'
import {
  enqueueDueRetention,
  forgetOldCopies,
  heldCondition,
  makeCopy,
  makeCopyTask,
  type PersonalDataContext,
  retentionTask,
  runRetention,
} from '../personal-data/index.ts'
import { tellOfHands, tellOfLiveRounds } from '../play/index.ts'
import {
  askFirstContacts,
  askRofusAgain,
  askRofusTask,
  contactCodeTask,
  deliverContactCode,
  expireSessions,
  findConfirmedMobile,
  firstContactsTask,
  forgetExpired,
  isBounced,
  noteBounce,
  type PlayersContext,
} from '../players/index.ts'
import {
  enqueueDueRuns,
  type ReconciliationContext,
  reconcile,
  reconcileTask,
} from '../reconciliation/index.ts'
import { askAboutSilentRounds, type SuppliersContext } from '../suppliers/index.ts'
import {
  forgetOldComplaints,
  forgetOldMessages,
  mailContactMessage,
  mailContactTask,
  type SupportContext,
  tellOfLateComplaints,
} from '../support/index.ts'
import { forgetOldWindows } from '../throttle/index.ts'
import type { PlatformConfig } from './config.ts'

/** How long after the last look for what is due the next one comes. */
const usualTickMs = 2 * secondMs

/** The parts of which something falls due. */
interface DueParts {
  players: PlayersContext
  payments: PaymentsContext
  suppliers: SuppliersContext
  reconciliation: ReconciliationContext
  support: SupportContext
  markers: MarkersContext
  personalData: PersonalDataContext
}

export function createJobsContext(config: PlatformConfig, parts: DueParts): JobsContext {
  const { players, payments, suppliers, reconciliation, support, markers, personalData } = parts
  const { db } = players
  return {
    ownerUrl: config.databaseUrl,
    clock: config.clock,
    log: config.logger.child({ module: 'jobs' }),
    messages: players.messages,
    keepLetter: (letter) => keepLetter(db, letter),
    bounces: {
      isKnown: (of) => isBounced(db, of),
      note: (of) => noteBounce(players, of),
      findMobile: (playerId) => findConfirmedMobile(db, playerId),
    },
    payments,
    tickMs: config.tickMs ?? usualTickMs,
    tasks: {
      [firstContactsTask]: ({ playerId }) =>
        askFirstContacts(players, { playerId: Number(playerId) }),
      [contactCodeTask]: ({ changeId }) =>
        deliverContactCode(players, { changeId: String(changeId) }),
      [askRofusTask]: ({ sessionId }) => askRofusAgain(players, { sessionId: String(sessionId) }),
      [mailContactTask]: ({ messageId }) =>
        mailContactMessage(support, { messageId: String(messageId) }),
      [countPlayTask]: () => countPlay(db, config.clock.now()),
      [reconcileTask]: async ({ party }) => {
        await reconcile(reconciliation, String(party), config.clock.now())
      },
      [registerWebhookTask]: async () => {
        await registerMobilePayWebhook(payments)
      },
      [actOnEventTask]: ({ eventId }) => actOnEvent(payments, BigInt(String(eventId))),
      [makeCopyTask]: ({ copyId }) => makeCopy(personalData, { copyId: String(copyId) }),
      [retentionTask]: () => runRetention(personalData),
      [lookTask]: ({ look }) => runLook(markers, look === 'night' ? 'night' : 'event'),
    },
    ticks: {
      'expired sessions': () => expireSessions(db, config.clock),
      'what is no longer needed': (at) => forgetExpired(db, at),
      'old messages': (at) => forgetOldMessages(db, at),
      'old letters': (at) => forgetOldLetters(db, at, heldCondition),
      'old complaints': (at) => forgetOldComplaints(db, at, heldCondition),
      'complaints that take longer': (at) => tellOfLateComplaints(support, at),
      'old messages of MobilePay': (at) => forgetOldEvents(db, at),
      'old throttle windows': (at) => forgetOldWindows(db, at),
      'old documents': (at) => forgetOldDocuments(db, at, heldCondition),
      'old copies of data': (at) => forgetOldCopies(db, at),
      retention: (at) => enqueueDueRetention(personalData, at),
      'silent rounds': (at) => askAboutSilentRounds(suppliers, at),
      'months ahead': (at) => prepareMonths(db, at),
      'bonuses that expired': (at) => sweepDue(db, at),
      'spins that expired': (at) => sweepSpins(db, at),
      'hands that ended without their player': () => tellOfHands(payments),
      'live rounds that their table went on without': (at) => tellOfLiveRounds(payments, at),
      'bonuses that were fulfilled': (at) => tellOfFulfilledBonuses(payments, at),
      'refunds that are agreed to': (at) => giveBackAgreed(payments, at),
      'registration for webhooks': () => wantWebhook(payments, () => enqueueRegistration(db)),
      'days that are over': (at) => closeDays(db, at),
      'stretches of play that are over': (at) => keepStretches(db, at),
      'jackpot pools': (at) => fundPools(db, at),
      'how much is played': (at) => enqueueDueCount({ db, enqueueCount }, at),
      'markers of harm': (at) => enqueueDueLooks(markers, at),
      reconciliation: (at) => enqueueDueRuns(reconciliation, at),
    },
  }
}

/** One registration waits at a time. */
function enqueueRegistration(db: Db): Promise<void> {
  const key = registerWebhookTask
  return db.transaction().execute((tx) => enqueue(tx, registerWebhookTask, {}, { key }))
}

/** One count waits at a time. */
function enqueueCount(tx: Tx): Promise<void> {
  return enqueue(tx, countPlayTask, {}, { key: countPlayTask })
}
