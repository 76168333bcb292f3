import './tables.ts'

export { createCaptcha } from './captcha.ts'
export { complaintCalls as staffCalls } from './complaint-desk.ts'
export { addComplaintFile } from './complaint-files.ts'
export { listSubjects } from './complaint-subjects.ts'
export {
  forgetOldMessages,
  mailContactMessage,
  mailContactTask,
  sendContactMessage,
} from './contact-message.ts'
export type { SupportContext } from './context.ts'
export { forgetOldComplaints } from './forget-complaints.ts'
export { tellOfLateComplaints } from './late-complaints.ts'
export { makeComplaint } from './make-complaint.ts'
export { readComplaint, readComplaints } from './read-complaints.ts'
export { writeInComplaint } from './write-in-complaint.ts'
