export { registerPage } from './register/register-page.ts'
