import { listName, personas } from '../persons/personas.ts'
import { html } from '../shell/html.ts'

const actions: Readonly<Record<string, string>> = {
  LOG_ON: 'Log ind',
  APPROVE: 'Godkend',
  CONFIRM: 'Bekræft',
  ACCEPT: 'Acceptér',
  SIGN: 'Underskriv',
}

/** The page where one chooses who signs in. `idpParams` is the broker's JSON parameter, if given. */
export function pickerPage(path: string, idpParams: unknown, error?: string) {
  const action = `${actions[actionOf(idpParams)] ?? actions.LOG_ON} med MitID`
  return html`
<p>Vælg, hvem der bruger MitID, eller skriv en opdigtet person.</p>
${error ? html`<p class="error" role="alert" id="fejl">${error}</p>` : ''}
<form method="post" action="${path}">
<fieldset class="card"><legend>En anden person</legend>
<div class="pair">
<div class="field"><label for="cpr">CPR-nummer</label>
<input id="cpr" name="cpr" inputmode="numeric" autocomplete="off" aria-describedby="cpr-hjaelp"></div>
<div class="field"><label for="navn">Navn</label>
<input id="navn" name="name" autocomplete="off"></div>
</div>
<p class="quiet" id="cpr-hjaelp">Læg 60 til dagen, så nummeret ikke kan være et rigtigt menneskes:
1. januar 1990 bliver 610190. Felterne går forud for valget herunder.</p>
</fieldset>
<div class="actions field">
<button class="mitid" name="action" value="login">${action}</button>
<button name="action" value="abort">Afbryd</button>
</div>
<fieldset class="card"><legend>Personer</legend>
${personas.map(
  (each, index) => html`
<div class="person">
<input type="radio" name="persona" id="p-${each.key}" value="${each.key}"
aria-describedby="o-${each.key}"${index === 0 && html` checked`}>
<label for="p-${each.key}">${listName(each)}</label>
<span class="quiet" id="o-${each.key}">${each.cpr}. ${each.about}</span>
</div>`,
)}
</fieldset>
</form>`
}

function actionOf(idpParams: unknown): string {
  if (typeof idpParams !== 'string') return 'LOG_ON'
  const match = /"action_text"\s*:\s*"([A-Z_]+)"/.exec(idpParams)
  return match?.[1] ?? 'LOG_ON'
}
