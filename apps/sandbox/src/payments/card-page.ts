import type { Clock } from '@nordlys/core'
import { type Html, html } from '../shell/html.ts'
import { cards } from './cards.ts'

const yearsAhead = 15

/** The card fields for the site's frame. The site never sees what is typed here. */
export function cardPage(clock: Clock): Html {
  const year = clock.now().getUTCFullYear()
  const years = Array.from({ length: yearsAhead }, (_, index) => String(year + index))
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
  return html`
<h1 class="unseen">Kortoplysninger</h1>
<form id="kort" novalidate autocomplete="on">
${field(
  'card_number',
  'Kortnummer',
  html`<input id="card_number" inputmode="numeric" autocomplete="cc-number" maxlength="23"
aria-describedby="card_number-fejl" required>`,
)}
${field(
  'name_of_cardholder',
  'Navn på kortholder',
  html`<input id="name_of_cardholder" autocomplete="cc-name" maxlength="80"
aria-describedby="name_of_cardholder-fejl" required>`,
)}
<div class="card-row">
${field('expiry_month', 'Udløbsmåned', select('expiry_month', 'cc-exp-month', 'MM', months))}
${field('expiry_year', 'Udløbsår', select('expiry_year', 'cc-exp-year', 'ÅÅÅÅ', years))}
${cvvField}
</div>
<p class="error" id="fejl" role="alert"></p>
</form>
<details><summary>Testkort (sandkasse)</summary>
<table>${cards.map(
    (card) => html`<tr><td class="number">${grouped(card.number)}</td><td>${card.about}</td></tr>`,
  )}</table>
<p class="quiet">Et vilkårligt navn, en udløbsdato i fremtiden og tre cifre som kontrolcifre.</p>
</details>`
}

/** A saved card is paid with by its control digits; the rest of it is not typed again. */
export function savedCardPage(): Html {
  return html`
<h1 class="unseen">Kontrolcifre</h1>
<form id="kort" novalidate autocomplete="on">
${cvvField}
<p class="error" id="fejl" role="alert"></p>
</form>`
}

export function grouped(cardNumber: string): string {
  return cardNumber.replace(/(....)(?=.)/g, '$1 ')
}

function field(name: string, label: string, control: Html): Html {
  return html`<div class="field"><label for="${name}">${label}</label>${control}
<p class="error" id="${name}-fejl"></p></div>`
}

function select(name: string, autocomplete: string, empty: string, values: readonly string[]) {
  return html`<select id="${name}" autocomplete="${autocomplete}" aria-describedby="${name}-fejl"
required><option value="">${empty}</option>
${values.map((value) => html`<option>${value}</option>`)}</select>`
}

const cvvField = field(
  'cvv',
  'Kontrolcifre (CVV)',
  html`<input id="cvv" inputmode="numeric" autocomplete="cc-csc" maxlength="3" placeholder="3 cifre"
aria-describedby="cvv-fejl" required>`,
)
