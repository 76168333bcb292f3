import { type APIRequestContext, expect, test } from '@playwright/test'
import { noticeOf } from './steps/notice-of.ts'

/** A code in the login's address, what it says, and the way on it offers. */
const loginErrors = [
  ['token-expired', 'Din godkendelse med MitID er udløbet. Log ind med MitID igen', 'mitid'],
  ['transaction-expired', 'Der gik for lang tid, før du kom tilbage fra MitID', 'mitid'],
  ['cancelled', 'Du afbrød login med MitID. Prøv igen, når du er klar.', 'mitid'],
  ['identity-provider-down', 'Der er tekniske problemer med MitID i øjeblikket.', 'mitid'],
  ['identity-rejected', 'Vi kunne ikke bekræfte svaret fra MitID.', '/kontaktos'],
  ['assurance-too-low', 'Dit MitID blev brugt på et for lavt sikringsniveau.', 'mitid'],
  ['user-locked', 'Din konto er spærret. Kontakt kundeservice', '/kontaktos'],
  ['mitid-blocked', 'Dit MitID er spærret. Kontakt MitID-supporten', 'mitid'],
  ['no-account', 'Vi kan ikke finde en spilkonto til dit MitID.', '/registrer'],
  ['too-many-attempts', 'Der er forsøgt for mange gange herfra.', 'mitid'],
  ['other-identity', 'Du brugte et andet MitID end det, der hører til spilkontoen.', 'mitid'],
] as const

/** The same of a registration; most lead on by the step they stand on. */
const registrationErrors = [
  ['registration-expired', 'Din registrering er udløbet. Start registreringen forfra.', 'step'],
  ['registration-incomplete', 'Udfyld dine kontaktoplysninger, før du fortsætter', 'step'],
  ['token-expired', 'Din godkendelse med MitID er udløbet. Bekræft med MitID igen', 'step'],
  ['transaction-expired', 'Der gik for lang tid, før du kom tilbage fra MitID', 'step'],
  ['not-identified', 'Vi kan ikke længere sammenligne dit CPR-nummer', 'step'],
  ['mitid-blocked', 'Dit MitID er spærret. Kontakt MitID-supporten', 'step'],
  ['cancelled', 'Du afbrød MitID. Prøv igen, når du er klar.', 'step'],
  ['cpr-too-many-attempts', 'Du har indtastet et forkert CPR-nummer for mange gange.', 'step'],
  ['rofus-down', 'Vi kan ikke få svar fra ROFUS lige nu', 'step'],
  ['email-in-use', 'E-mailadressen er allerede knyttet til en spilkonto.', 'step'],
  ['identity-provider-down', 'Der er tekniske problemer med MitID i øjeblikket.', 'step'],
  ['user-locked', 'Din konto er spærret. Kontakt kundeservice', '/kontaktos'],
] as const

test('[SCREEN-07][ERR-07] every refused login is a page that says why, and where to go on', async ({
  request,
}) => {
  for (const [code, sentence, wayOn] of loginErrors) {
    await test.step(code, async () => {
      const html = await read(request, `/log-ind?fejl=${code}`)
      expect(html).toContain('<title>Du er ikke logget ind | Nordlys Casino</title>')
      expectNotice(html, sentence, wayOn === 'mitid' ? undefined : wayOn)
      expect(html).toMatch(/<form[^>]* action="\/log-ind"/)
    })
  }
})

test('[SCREEN-07][ERR-07] every refused step of a registration says why, and where to go on', async ({
  request,
}) => {
  for (const [code, sentence, wayOn] of registrationErrors) {
    await test.step(code, async () => {
      const html = await read(request, `/registrer?fejl=${code}`)
      expectNotice(html, sentence, wayOn === 'step' ? undefined : wayOn)
      expect(html).toMatch(/<form[^>]* method="post"/)
    })
  }
})

test('[SCREEN-07] a code that is none of ours says nothing', async ({ request }) => {
  expect(await read(request, '/log-ind?fejl=constructor')).not.toContain('role="alert"')
  expect(await read(request, '/registrer?fejl=constructor')).not.toContain('role="alert"')
})

async function read(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path)
  expect(answer.status()).toBe(200)
  return answer.text()
}

/** The words and the one link of the page's notice. */
function expectNotice(html: string, sentence: string, href: string | undefined): void {
  const notice = noticeOf(html)
  expect(notice).toContain(sentence)
  const links = [...notice.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to]) => to)
  expect(links).toEqual(href === undefined ? [] : [href])
}
