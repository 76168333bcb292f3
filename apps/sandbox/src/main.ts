import { pino } from 'pino'
import { defaultCallbackCredential, defaultSecrets, defaultSupplier } from './config.ts'
import { startSandbox } from './index.ts'

const environment = process.env
const logger = pino({ level: environment.LOG_LEVEL ?? 'info', name: 'sandbox' })

const sandbox = await startSandbox({
  port: Number(environment.SANDBOX_PORT ?? 3003),
  host: environment.SANDBOX_HOST ?? '127.0.0.1',
  ...(environment.SANDBOX_PUBLIC_URL ? { publicUrl: environment.SANDBOX_PUBLIC_URL } : {}),
  stateFolder: environment.SANDBOX_STATE || undefined,
  siteUrl: environment.SITE_URL ?? 'http://localhost:3000',
  platformUrl: environment.PLATFORM_URL ?? 'http://127.0.0.1:3001',
  secrets: {
    mitidClient: environment.SANDBOX_MITID_SECRET ?? defaultSecrets.mitidClient,
    partyPassword: environment.SANDBOX_PASSWORD ?? defaultSecrets.partyPassword,
  },
  paymentCallbackCredential: {
    user: environment.PAYMENTS_CALLBACK_USER ?? defaultCallbackCredential.user,
    password: environment.PAYMENTS_CALLBACK_PASSWORD ?? defaultCallbackCredential.password,
  },
  supplier: {
    name: environment.SANDBOX_SUPPLIER ?? defaultSupplier.name,
    secret: environment.SANDBOX_SUPPLIER_SECRET ?? defaultSupplier.secret,
  },
  logger,
})
logger.info({ url: sandbox.url }, 'the sandbox is open')

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void sandbox[Symbol.asyncDispose]().then(() => process.exit(0))
  })
}
