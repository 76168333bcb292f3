import { formatKroner } from '@nordlys/core'
import { type Html, html } from '../shell/html.ts'
import type { Payment } from './payment.ts'

/** The page a shop leads to, which asks whose app the payment goes to. */
export function landingPage(payment: Payment, error?: string): Html {
  return html`
<form class="card" method="post" action="${pathOf('landing', payment)}">
${factsOf(payment)}
<div class="field"><label for="telefon">Telefonnummer</label>
<input id="telefon" name="phone" type="tel" inputmode="tel" autocomplete="off" required
aria-describedby="telefon-hjaelp${error && ' telefon-fejl'}"${error && html` aria-invalid="true"`}>
${error && html`<p class="error" role="alert" id="telefon-fejl">${error}</p>`}
<p class="quiet" id="telefon-hjaelp">Skriv et opdigtet nummer på otte cifre. Et grønlandsk nummer
begynder med +299.</p></div>
<div class="actions">
<button class="primary">Fortsæt</button>
<button name="answer" value="rejected" formnovalidate
formaction="${pathOf('app', payment)}">Afbryd</button>
</div>
</form>`
}

/** The payment in the person's app. */
export function appPage(payment: Payment): Html {
  return html`
<form class="card" method="post" action="${pathOf('app', payment)}">
${factsOf(payment)}
<div class="actions">
<button class="primary" name="answer" value="approved">Godkend</button>
<button name="answer" value="rejected">Afvis</button>
<button name="answer" value="left">Lad stå</button>
</div>
</form>`
}

/** The app is put away, and the payment waits until its time is over. */
export function leftPage(payment: Payment): Html {
  return html`
<p role="status">Betalingen står åben og udløber ti minutter efter, at den er oprettet.</p>
<p><a href="${pathOf('app', payment)}">Tilbage til appen</a></p>${wayBack(payment)}`
}

export function closedPage(payment: Payment | undefined): Html {
  return html`<p>Der er ingen betaling at godkende.</p>${payment && wayBack(payment)}`
}

function wayBack({ returnUrl }: Payment): Html {
  return html`<p><a href="${returnUrl}">Tilbage til butikken</a></p>`
}

function factsOf({ amount, description }: Payment): Html {
  return html`
<dl>
<dt>Modtager</dt><dd>NORDLYS CASINO</dd>
<dt>Beløb</dt><dd>${formatKroner(amount)}</dd>
<dt>Besked</dt><dd>${description}</dd>
</dl>`
}

function pathOf(page: 'landing' | 'app', { token }: Payment): string {
  return `/mobilepay/${page}?token=${token}`
}
