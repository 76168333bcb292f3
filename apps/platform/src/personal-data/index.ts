import './base/tables.ts'

export { writtenCopySchema } from './copy/copy-schema.ts'
export { registerPage } from './register/register-page.ts'
