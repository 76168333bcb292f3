import { required, systemClock } from '@nordlys/core'
import { pino } from 'pino'
import { startSite } from './index.ts'

const environment = process.env
const port = Number(environment.PORT ?? 3000)
const optional = {
  publicUrl: environment.SITE_URL,
  sandboxUrl: environment.SANDBOX_URL,
  paymentsUrl: environment.PAYMENTS_URL,
  identityUrl: environment.IDENTITY_URL,
  trustedProxies: environment.TRUSTED_PROXIES,
  analyticsUrl: environment.ANALYTICS_URL,
}

const site = await startSite({
  port,
  host: environment.HOST ?? '127.0.0.1',
  platformUrl: environment.PLATFORM_URL ?? `http://127.0.0.1:${port + 1}`,
  gamesUrl: environment.GAMES_URL ?? `http://127.0.0.1:${port + 2}`,
  ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value)),
  serviceCredential: required(environment.SITE_CREDENTIAL, 'SITE_CREDENTIAL'),
  clock: systemClock,
  logger: pino({ name: 'site' }),
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => site[Symbol.asyncDispose]())
}
