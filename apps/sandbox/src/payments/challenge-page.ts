import { formatKroner } from '@nordlys/core'
import { type Html, html } from '../shell/html.ts'
import type { Payment } from './payment.ts'

/** The question of the holder's bank, in a frame; its answer comes in the same theme. */
export function challengePage(payment: Payment, theme = ''): Html {
  const address = `/payments/3ds/${payment.txId}?theme=${encodeURIComponent(theme)}`
  return html`
<form class="challenge card" method="post" action="${address}">
<p class="quiet">Sandkasse: din bank</p>
<h1>Godkend betalingen</h1>
<dl>
<dt>Modtager</dt><dd>NORDLYS CASINO</dd>
<dt>Beløb</dt><dd>${formatKroner(payment.amount)}</dd>
<dt>Kort</dt><dd>${payment.card.maskedAccount}</dd>
</dl>
<div class="actions">
<button class="primary" name="answer" value="approved">Godkend</button>
<button name="answer" value="rejected">Afvis</button>
<button name="answer" value="abandoned">Luk uden at svare</button>
</div>
</form>`
}

/** Its script tells the page around it that the bank is done. */
export function answeredPage(): Html {
  return html`<div class="challenge card"><p role="status">Tak. Vinduet lukker af sig selv.</p></div>`
}
