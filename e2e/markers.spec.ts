import { required } from '@nordlys/core'
import { e2eDatabaseUrl } from '@nordlys/testing/e2e/addresses'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { expectAccessible, expectColoursAccessible } from './steps/expect-accessible.ts'
import { watchShifts } from './steps/layout-shift.ts'
import { registerPlayer } from './steps/register-player.ts'

const marks = JSON.stringify([
  { name: 'deposits-a-day', strength: 'strong', figure: 8 },
  { name: 'loss-a-day', strength: 'clear', figure: 250_000 },
  { name: 'night-play', strength: 'clear', figure: 300 },
])

/** As a look would have written it. */
async function standAtLevel2(email: string): Promise<void> {
  const client = new pg.Client({ connectionString: e2eDatabaseUrl() })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO markers_player (player_id, seen_seq, level, reached_at, looked_at)
       SELECT player_id, 0, 2, now(), now() FROM players_player WHERE email_normalised = $1
       ON CONFLICT (player_id) DO UPDATE SET level = 2, reached_at = now() RETURNING player_id AS id`,
      [email],
    )
    const { id } = required(rows[0], 'the player')
    await client.query(
      `INSERT INTO markers_level (player_id, from_level, to_level, marks, look, at)
       VALUES ($1, 0, 2, $2, 'event', now())`,
      [id, marks],
    )
  } finally {
    await client.end()
  }
}

test('a player at level 2 is told why with limits, a pause and help in reach, and offered nothing', async ({
  page,
}) => {
  const { email } = await registerPlayer(page)
  await standAtLevel2(email)
  const shifts = await watchShifts(page)
  await page.goto('/min-konto/oversigt')
  const notice = page.getByRole('note').filter({ hasText: 'Vi har set noget i dit spil' })
  await expect(notice).toContainText('Du har indbetalt 8 gange på et døgn.')
  await expect(notice).toContainText('Derfor viser vi dig ikke tilbud for tiden.')
  await expect(notice.getByRole('link')).toHaveText([
    'Se dine grænser',
    'Hold en pause',
    /^Tal gratis og anonymt med StopSpillet på/,
  ])
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await expectColoursAccessible(page)
  }
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.reload()
    await expect(notice).toBeVisible()
    await shifts.expectStill()
  }
  await page.goto('/kampagner')
  await expect(page.getByText('Vi viser dig ikke tilbud for tiden')).toBeVisible()
  await page.goto('/min-konto/profil')
  await page.getByText('Vis, hvad I har set').click()
  await expect(page.getByText('Dit trin er 2 af 3.')).toBeVisible()
  await expect(page.getByText(/: fra trin 0 til 2$/)).toBeVisible()
  await expectAccessible(page)
  await shifts.expectStill()
})
