/** A page that stands alone: no script, no picture, no other program. */
function lonePage(title: string, body: string): string {
  return `<!doctype html>
<html lang="da">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${title} | Nordlys Casino</title>
<body>
<h1>${title}</h1>
${body}
<p>18+ · StopSpillet: <a href="tel:+4570222825">70 22 28 25</a>
· ROFUS: <a href="https://www.rofus.nu">rofus.nu</a> · Tilladelse fra Spillemyndigheden</p>
</body>
</html>
`
}

/** The site's page when it has no content to say anything with. */
export function outagePage(reference: string): string {
  return lonePage(
    'Der er sket en fejl',
    `<p>Vi har tekniske problemer og arbejder på det. Dine penge er ikke berørt. Prøv igen om lidt.</p>
<p>Oplys referencen ${reference}, hvis du kontakter os.</p>`,
  )
}

/** The site's page for a form that no page of ours sends. */
export function misunderstoodPage(reference: string): string {
  return lonePage(
    'Der er sket en fejl',
    `<p>Vi forstod ikke det, der blev sendt, og har ikke gjort noget. Gå tilbage, og prøv igen.</p>
<p>Oplys referencen ${reference}, hvis du kontakter os.</p>`,
  )
}

/** The site's page for a caller with more requests than one network may make. */
export function tooManyPage(waitSeconds: number): string {
  const when = waitSeconds === 1 ? 'et sekund' : `${waitSeconds} sekunder`
  return lonePage(
    'Vent et øjeblik',
    `<p>Der kommer lige nu meget mange forespørgsler fra dit netværk. Prøv igen om ${when}.</p>`,
  )
}
