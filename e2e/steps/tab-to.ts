import { expect, type Locator } from '@playwright/test'

/** Goes on with the Tab key until the focus is on what is wanted. */
export async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page()
  await expect(target).toBeVisible()
  await expect(async () => {
    await keyboard.press('Tab')
    expect(await target.evaluate((element) => element === document.activeElement)).toBe(true)
  }).toPass({ intervals: [0] })
}
