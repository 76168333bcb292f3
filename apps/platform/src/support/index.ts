import './tables.ts'

export { createCaptcha } from './captcha.ts'
export {
  forgetOldMessages,
  mailContactMessage,
  mailContactTask,
  sendContactMessage,
} from './contact-message.ts'
export type { SupportContext } from './context.ts'
