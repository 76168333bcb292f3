import { LinkButton } from '@nordlys/ui'
import type { TextKey } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'

/** Refusals that trying again does not mend, and where the player goes instead. [SCREEN-07] */
const waysOn: Readonly<Record<string, { href: string; text: WayText }>> = {
  'no-account': { href: '/registrer', text: 'authentication.login_register' },
  'user-locked': { href: '/kontaktos', text: 'btn.contact' },
  'identity-rejected': { href: '/kontaktos', text: 'btn.contact' },
  'under-age': { href: '/', text: 'btn.to_home' },
  'account-closed': { href: '/log-ind', text: 'shell.log_in' },
  'mitid-bound': { href: '/log-ind', text: 'shell.log_in' },
  'cpr-in-use': { href: '/log-ind', text: 'shell.log_in' },
}

type WayText = Extract<
  TextKey,
  'authentication.login_register' | 'btn.contact' | 'btn.to_home' | 'shell.log_in'
>

/** Where a refusal leads; nothing where the page it stands on has the way on itself: MitID again. */
export function WayOn({ code }: { code: string }) {
  const t = useTexts()
  const way = waysOn[code]
  return way && <LinkButton href={way.href}>{t(way.text)}</LinkButton>
}
