import { grouped } from '../payments/card-page.ts'
import { cards } from '../payments/cards.ts'
import { listName, personas } from '../persons/personas.ts'
import { commonOutcomes, parties, partyOutcomes } from '../shell/forced.ts'
import { type Html, html } from '../shell/html.ts'
import type { Sandbox } from '../shell/sandbox.ts'

const partyNames = {
  mitid: 'MitID',
  payments: 'Betalingsudbyder',
  rofus: 'ROFUS',
  nemkonto: 'NemKonto',
  mobilepay: 'MobilePay',
  messages: 'E-mail og sms',
  supplier: 'Spilleverandør',
} as const

const outcomeNames: Readonly<Record<string, string>> = {
  down: 'er nede (503)',
  reset: 'afbryder forbindelsen',
  slow: 'svarer langsomt',
  nonsense: 'svarer vrøvl',
  aborted: 'næste bruger afbryder',
  blocked: 'næste bruger er spærret',
  unavailable: 'er utilgængelig ved login',
  'cpr-mismatch': 'CPR passer ikke',
  'decline-504': 'afviser: ingen dækning (504)',
  'decline-530': 'afviser: banken siger nej (530)',
  'decline-540': 'afviser: kortet må ikke bruges (540)',
  'hold-callbacks': 'holder beskeden tilbage',
  'duplicate-callbacks': 'sender beskeden to gange',
  frictionless: 'spørger ikke i banken',
  'not-registered': 'ikke registreret, hvem det end er',
  temporary: 'midlertidigt registreret',
  indefinite: 'registreret for altid',
  fault: 'svarer med en fejl',
  silent: 'svarer ikke',
  'under-18': 'under 18 år',
  hold: 'tiden står stille',
  release: 'tiden går igen',
  advance: 'ét skridt frem',
  reject: 'afviser næste betaling',
  return: 'sender næste betaling retur',
  expired: 'næste godkendelse kommer for sent',
  'other-amount': 'godkender en krone mere',
  'webhook-first': 'sender beskeden, før brugeren vender tilbage',
  'webhook-twice': 'sender næste besked to gange',
  'webhook-late': 'holder næste besked tilbage',
  'webhook-swapped': 'bytter om på de næste to beskeder',
  'webhook-lost': 'sender ikke næste besked',
  'webhook-wrong-signature': 'underskriver næste besked forkert',
  'webhook-foreign-reference': 'næste besked har en fremmed reference',
  'webhook-other-currency': 'næste besked har en anden valuta',
  'webhook-other-amount': 'næste besked har et andet beløb',
  'webhook-unknown-name': 'næste besked har et ukendt navn',
  'capture-late': 'svarer sent på næste hævning',
  'capture-twice': 'hæver, men svaret går tabt',
  'capture-conflict': 'melder konflikt ved næste hævning',
}

/** The page that lists what the sandbox can do and lets one choose what it does next. */
export function controlPage(sandbox: Sandbox): Html {
  return html`
<nav class="actions" aria-label="Oversigter">
<a href="/messages">Indbakke</a> <a href="/nemkonto">NemKonto-filer</a>
<a href="${sandbox.siteUrl}">Nordlys Casino</a></nav>
${nextForm()}
${forcedNow(sandbox)}
<h2>Personer</h2>
<p class="quiet">ROFUS: de sidste fire cifre 0001 midlertidigt, 0002 for altid, 0003 intet svar, 0004 fejl,
0005 under 18. NemKonto: 0006 ingen konto, 0007 kommer retur, 0009 frabedt.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Personer">
<table><thead><tr><th>Navn</th><th>CPR-nummer</th><th>Hvad sker der</th></tr></thead>
<tbody>${personas.map(
    (each) => html`<tr><td>${listName(each)}</td><td class="number">${each.cpr}</td>
<td>${each.about}</td></tr>`,
  )}</tbody></table></div>
<h2>MobilePay</h2>
<p class="quiet">De sidste to cifre af beløbet i øre: 01 brugeren afbryder, 02 betalingen udløber,
03 beskeden kommer, før brugeren vender tilbage, 04 hver besked kommer to gange, 05 ingen beskeder.</p>
<h2>Kort</h2>
<p class="quiet">De sidste fire cifre afgør udfaldet. Et vilkårligt navn, en udløbsdato i fremtiden og tre
cifre som kontrolcifre.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Kort">
<table><thead><tr><th>Kortnummer</th><th>Hvad sker der</th></tr></thead>
<tbody>${cards.map(
    (each) => html`<tr><td class="number">${grouped(each.number)}</td><td>${each.about}</td></tr>`,
  )}</tbody></table></div>`
}

function nextForm(): Html {
  return html`
<form class="card" method="post" action="/control">
<h2>Bestem, hvad der sker næste gang</h2>
<div class="pair">
<div class="field"><label for="choice">Part og udfald</label><select id="choice" name="choice">
${parties.map(
  (party) =>
    html`<optgroup label="${partyNames[party]}">${outcomesOf(party).map(
      (outcome) => html`<option value="${party} ${outcome}">${partyNames[party]}
${outcomeNames[outcome] ?? outcome}</option>`,
    )}</optgroup>`,
)}</select></div>
<div class="field"><label for="times">Hvor mange gange</label><select id="times" name="times">
<option>1</option><option>2</option><option>3</option><option>10</option>
<option value="always">indtil nulstilling</option></select></div>
</div>
<div class="actions">
<button class="primary" name="action" value="next">Bestem udfald</button>
<button name="action" value="flush">Send alt, der venter</button>
<button name="action" value="reset">Nulstil sandkassen</button>
</div>
</form>`
}

function outcomesOf(party: keyof typeof partyOutcomes): string[] {
  const own = partyOutcomes[party].flatMap((outcome: string) =>
    outcome === 'decline-<code>' ? ['decline-504', 'decline-530', 'decline-540'] : [outcome],
  )
  return [...own, ...commonOutcomes]
}

function forcedNow(sandbox: Sandbox): Html {
  const forced = sandbox.forced.list()
  if (forced.length === 0) return html`<p class="quiet">Ingen udfald er bestemt på forhånd.</p>`
  return html`<ul>${forced.map(
    (each) => html`<li>${partyNames[each.party]} ${outcomeNames[each.outcome] ?? each.outcome}:
${each.times === 'always' ? 'indtil nulstilling' : `${each.times} gang(e)`}</li>`,
  )}</ul>`
}
