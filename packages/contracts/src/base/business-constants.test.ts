import { kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import * as constants from './business-constants.ts'

const hourMs = 3_600_000

test('[PAY-06][VAL-05] the figures of money are those of the specification', () => {
  expect(constants).toMatchObject({
    minimumDepositOre: kroner(100),
    maximumDepositOre: kroner(50_000),
    quickAmountsOre: [kroner(200), kroner(500), kroner(1_000)],
    minimumWithdrawalOre: kroner(100),
    cancelWindowMinutes: 30,
    withdrawalHandlingBankDays: 3,
    withdrawalArrivalBankDays: 3,
  })
})

test('[LIM-01][VAL-02][SCREEN-12] the figures of players are those of the specification', () => {
  expect(constants).toMatchObject({
    limitLookBackMs: { day: 24 * hourMs, week: 168 * hourMs, month: 720 * hourMs },
    depositLimitMaximumOre: kroner(100_000),
    legalAgeYears: 18,
    documentFilesMax: 4,
    historyPeriodsDays: [30, 90, 365],
    acceptanceDays: 1,
    userIdCookieSeconds: 86_400,
  })
})

test('[VAL-02] the age for an account is what is configured, and never under 18', () => {
  expect([0, 17, 18, 21].map(constants.accountAgeYears)).toEqual([18, 18, 18, 21])
})

test('[CONTENT-01][CONTENT-04][HEAD-16] the figures of content are those of the specification', () => {
  expect(constants).toMatchObject({
    customerServiceHours: { opensHour: 10, closesHour: 18 },
    newsPageSize: 26,
    footerColumnsMax: 12,
  })
})

test('[PAY-01] the 3-D Secure window is 900 wide on a desktop and 700 on what is held', () => {
  const widths = Object.entries(constants.challengeWidths)
  expect(widths).toHaveLength(8)
  for (const [name, width] of widths) expect(width).toBe(name.endsWith('Desktop') ? 900 : 700)
})
