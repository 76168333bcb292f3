import type { Page } from '@playwright/test'

/** Everything a page complains about from now on: its scripts' errors and its console's. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (line) => {
    if (line.type() === 'error') complaints.push(line.text())
  })
  return complaints
}
