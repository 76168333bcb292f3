/**
 * What the site says when it has no content to say anything with. It stands alone: no script, no
 * picture, no other program.
 */
export function outagePage(reference: string): string {
  return `<!doctype html>
<html lang="da">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>Der er sket en fejl | Nordlys Casino</title>
<body>
<h1>Der er sket en fejl</h1>
<p>Vi har tekniske problemer og arbejder på det. Dine penge er ikke berørt. Prøv igen om lidt.</p>
<p>Oplys referencen ${reference}, hvis du kontakter os.</p>
<p>18+ · StopSpillet: <a href="tel:+4570222825">70 22 28 25</a>
· ROFUS: <a href="https://www.rofus.nu">rofus.nu</a> · Tilladelse fra Spillemyndigheden</p>
</body>
</html>
`
}
