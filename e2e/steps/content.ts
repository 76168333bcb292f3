import { expect } from '@playwright/test'
import pg from 'pg'

export interface ContentRow {
  kind: string
  id: string
  value: unknown
}

/** Changes the content store as an editor's program would: who did it stands beside every change. */
export async function putContent(databaseUrl: string, ...rows: ContentRow[]): Promise<void> {
  await change(databaseUrl, async (client) => {
    for (const { kind, id, value } of rows) {
      await client.query(
        `INSERT INTO content_entry (kind, id, place, value) VALUES ($1, $2, 0, $3)
         ON CONFLICT (kind, id) DO UPDATE SET value = excluded.value`,
        [kind, id, JSON.stringify(value)],
      )
    }
  })
}

/** An entry of the content store as it is. */
export async function readContentValue(
  databaseUrl: string,
  { kind, id }: Omit<ContentRow, 'value'>,
): Promise<Record<string, unknown>> {
  const found: unknown[] = []
  await change(databaseUrl, async (client) => {
    const query = 'SELECT value FROM content_entry WHERE kind = $1 AND id = $2'
    found.push(...(await client.query(query, [kind, id])).rows.map(({ value }) => value))
  })
  const [value] = found
  if (typeof value !== 'object' || value === null) throw new Error(`there is no ${kind} ${id}`)
  return value as Record<string, unknown>
}

/** Takes away every entry of these kinds. */
export async function removeContent(databaseUrl: string, kinds: readonly string[]): Promise<void> {
  await change(databaseUrl, async (client) => {
    await client.query('DELETE FROM content_entry WHERE kind = ANY($1)', [kinds])
  })
}

/** Makes a change to the content, and waits until the pages that this site sends have it. */
export async function shownAfter(siteUrl: string, change: () => Promise<void>): Promise<void> {
  const before = await readShownVersion(siteUrl)
  await change()
  const intervals = [50, 100]
  await expect.poll(() => readShownVersion(siteUrl), { intervals }).not.toBe(before)
}

/** A page names its theme by the version of the content it was made of; it names none if there is none. */
async function readShownVersion(siteUrl: string): Promise<string | undefined> {
  const answer = await fetch(`${siteUrl}/billedkilder`)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  return /\/tema\.css\?v=[^"&]+/.exec(html)?.[0]
}

async function change(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query(
      `SELECT set_config('nordlys.content_author', 'staff:vera', true),
        set_config('nordlys.content_at', now()::text, true)`,
    )
    await work(client)
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}
