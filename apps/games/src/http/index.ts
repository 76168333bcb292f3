export { createServer } from './server.ts'
