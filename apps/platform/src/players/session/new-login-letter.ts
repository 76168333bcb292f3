import { browserNames, type SessionDevice, systemNames } from '@nordlys/contracts'
import { formatDate, formatTime } from '@nordlys/core'

/** Tells a player that somebody logged in from a browser that was never there. It has no link. [LT4] */
export function newLoginEmail(about: {
  to: string
  firstName: string
  device: SessionDevice | undefined
  at: Date
  brandName: string
}) {
  const { to, firstName, device, at, brandName } = about
  const text = [
    `Hej ${firstName}`,
    `Den ${formatDate(at)} kl. ${formatTime(at)} blev der logget ind på din spilkonto hos ${brandName} ` +
      `fra en browser, som ikke har været brugt til det før: ${inWords(device)}.`,
    'Var det dig, skal du ikke gøre noget. Du får også denne besked, når du har slettet dine cookies.',
    'Var det ikke dig? Så log ind, gå til din profil, og log ud alle andre steder. Kontakt kundeservice ' +
      'med det samme, og spær dit MitID på mitid.dk.',
    'Vi beder dig aldrig om koder eller kortoplysninger i en e-mail.',
    `Venlig hilsen\n${brandName}`,
  ].join('\n\n')
  // Subjects are read on locked screens: it does not say what it is about.
  const subject = `Besked om din spilkonto hos ${brandName}`
  return { to, subject, text, templateId: 'new-login' } as const
}

/** In its place, where letters do not arrive. [LT7] */
export function newLoginSms({ at, brandName }: { at: Date; brandName: string }): string {
  const moment = `den ${formatDate(at)} kl. ${formatTime(at)}`
  return (
    `${brandName}: Der blev logget ind på din spilkonto fra en ny browser ${moment}. ` +
    'Var det ikke dig, så kontakt kundeservice med det samme, og spær dit MitID.'
  )
}

function inWords(device: SessionDevice | undefined): string {
  const browser = device?.browser && browserNames[device.browser]
  const system = device?.system && systemNames[device.system]
  if (browser && system) return `${browser} på ${system}`
  return browser ?? system ?? 'ukendt browser'
}
