import { answerComplaint } from './answer-complaint.ts'
import { approveDocument } from './approve-document.ts'
import { approvePayout } from './approve-payout.ts'
import { askDocument } from './ask-document.ts'
import { complaints } from './complaints.ts'
import { decide } from './decide.ts'
import { decideComplaint } from './decide-complaint.ts'
import { documents } from './documents.ts'
import { employees } from './employees.ts'
import { erase } from './erase.ts'
import { events } from './events.ts'
import { hold } from './hold.ts'
import { holders } from './holders.ts'
import { holds } from './holds.ts'
import { levels } from './levels.ts'
import { lift } from './lift.ts'
import { liftHold } from './lift-hold.ts'
import { limits } from './limits.ts'
import { list } from './list.ts'
import { lock } from './lock.ts'
import { lower } from './lower.ts'
import { missions } from './missions.ts'
import { offers } from './offers.ts'
import { openComplaintFile } from './open-complaint-file.ts'
import { openDocument } from './open-document.ts'
import { payouts } from './payouts.ts'
import { publish } from './publish.ts'
import { refund } from './refund.ts'
import { refusePayout } from './refuse-payout.ts'
import { rejectDocument } from './reject-document.ts'
import { repeatErasure } from './repeat-erasure.ts'
import { requestDocument } from './request-document.ts'
import { show } from './show.ts'
import { suspend } from './suspend.ts'
import { switchTo } from './switch.ts'
import { switchMissionTo } from './switch-mission.ts'
import { withdrawRequest } from './withdraw-request.ts'

export const subcommands = {
  'answer-complaint': answerComplaint,
  'approve-document': approveDocument,
  'approve-payout': approvePayout,
  'ask-document': askDocument,
  complaints,
  decide,
  'decide-complaint': decideComplaint,
  documents,
  employees,
  erase,
  events,
  hold,
  holders,
  holds,
  levels,
  lift,
  'lift-hold': liftHold,
  limits,
  list,
  lock,
  lower,
  missions,
  offers,
  'open-complaint-file': openComplaintFile,
  'open-document': openDocument,
  payouts,
  publish,
  refund,
  'refuse-payout': refusePayout,
  'reject-document': rejectDocument,
  'repeat-erasure': repeatErasure,
  'request-document': requestDocument,
  show,
  suspend,
  switch: switchTo,
  'switch-mission': switchMissionTo,
  'withdraw-request': withdrawRequest,
} as const
