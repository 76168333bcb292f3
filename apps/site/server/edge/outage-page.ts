import type { FastifyReply, FastifyRequest } from 'fastify'
import { builtTexts, lonePagePolicy, lonePageSheet, thinBar, usualAuthorities } from './thin-bar.ts'

type Asked = Pick<FastifyRequest, 'id' | 'headers'>

/** Sends a page that stands alone: no script, no picture, no other program. */
export function sendLonePage(reply: FastifyReply, page: string): FastifyReply {
  const policy = reply.header('content-security-policy', lonePagePolicy)
  return policy.type('text/html; charset=utf-8').send(page)
}

function lonePage({ headers: { cookie: cookies } }: Asked, title: string, body: string): string {
  return `<!doctype html>
<html lang="da">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Nordlys Casino</title>
<link rel="stylesheet" href="${lonePageSheet}">
<body>
${thinBar({ t: builtTexts, authorities: usualAuthorities, cookies })}
<div class="page">
<h1>${title}</h1>
${body}
</div>
</body>
</html>
`
}

/** The site's page when it has no content to say anything with. */
export function outagePage(asked: Asked): string {
  return lonePage(
    asked,
    'Der er sket en fejl',
    `<p>Vi har tekniske problemer og arbejder på det. Dine penge er ikke berørt. Prøv igen om lidt.</p>
<p>Oplys referencen ${asked.id}, hvis du kontakter os.</p>`,
  )
}

/** The site's page for a form that no page of ours sends. */
export function misunderstoodPage(asked: Asked): string {
  return lonePage(
    asked,
    'Der er sket en fejl',
    `<p>Vi forstod ikke det, der blev sendt, og har ikke gjort noget. Gå tilbage, og prøv igen.</p>
<p>Oplys referencen ${asked.id}, hvis du kontakter os.</p>`,
  )
}

/** The site's page for a caller with more requests than one network may make. */
export function tooManyPage(asked: Asked, waitSeconds: number): string {
  const when = waitSeconds === 1 ? 'et sekund' : `${waitSeconds} sekunder`
  return lonePage(
    asked,
    'Vent et øjeblik',
    `<p>Der kommer lige nu meget mange forespørgsler fra dit netværk. Prøv igen om ${when}.</p>`,
  )
}
