import { addEmployee, type Caller, createCaller } from '@nordlys/contracts'
import type { OwnWorld } from '@nordlys/testing/e2e/own-world'
import { expect } from '@playwright/test'

/** The desk of a world, with a new employee of this name. */
export async function deskAs(
  name: string,
  { urls, deskCredential }: Pick<OwnWorld, 'urls' | 'deskCredential'>,
): Promise<Caller> {
  const asDesk = { baseUrl: urls.platform, credential: deskCredential }
  const added = await createCaller(asDesk).call(addEmployee, { name })
  expect(added).toMatchObject({ ok: true })
  return createCaller({ ...asDesk, employee: added.ok ? added.credential : undefined })
}
