import type { ContactKind } from '@nordlys/contracts'

/** The player's page for each way of reaching them: it is confirmed and changed there. */
export const contactAddresses = {
  email: '/min-konto/profil/e-mail',
  mobile: '/min-konto/profil/mobil',
} as const satisfies Record<ContactKind, string>
