import { pino } from 'pino'
import { startBackOffice } from './index.ts'

const environment = process.env
const logger = pino({ level: environment.LOG_LEVEL ?? 'info', name: 'back-office' })

const backOffice = await startBackOffice({
  port: Number(environment.BACK_OFFICE_PORT ?? 3004),
  host: environment.BACK_OFFICE_HOST ?? '127.0.0.1',
  platformUrl: environment.PLATFORM_URL ?? 'http://127.0.0.1:3001',
  serviceCredential: environment.BACK_OFFICE_CREDENTIAL ?? '',
  logger,
})
logger.info({ url: backOffice.url }, 'the back office is open')

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void backOffice[Symbol.asyncDispose]().then(() => process.exit(0))
  })
}
