import { e2eDatabaseUrl } from '@nordlys/testing/e2e/addresses'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { chooseOffer, registerPlayer } from './steps/register-player.ts'

test('[REG-07] a campaign’s page, its code and a partner’s tag come into the account', async ({
  page,
  context,
}) => {
  const tag = `partner-${test.info().testId.slice(0, 20)}`
  await page.goto(`/lp/spil/vikingernes-guld?btag=${tag}`)
  const named = async () => (await context.cookies()).map(({ name }) => name).sort()
  expect(await named()).toEqual(['_consent', 'btag', 'landingPageCookie'])
  const kept = await context.cookies()
  expect(kept.filter(({ expires }) => expires !== -1)).toEqual([])
  // The campaign that was read last is the one that brought the player.
  await page.goto('/kampagner/kend-chancen')
  expect(await named()).toEqual(['_consent', 'btag', 'landingPageCookie'])
  await chooseOffer(page, false)
  expect(await named()).toContain('registrationCookie')
  await registerPlayer(page)
  expect(await accountsBy(tag)).toEqual([
    { campaign: 'kampagner/kend-chancen', campaign_code: 'kend-chancen' },
  ])
  for (const name of ['btag', 'landingPageCookie', 'registrationCookie']) {
    expect(await named()).not.toContain(name)
  }
})

async function accountsBy(tag: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: e2eDatabaseUrl() })
  await client.connect()
  try {
    const query = 'SELECT campaign, campaign_code FROM players_player WHERE affiliate_tag = $1'
    return (await client.query(query, [tag])).rows
  } finally {
    await client.end()
  }
}
