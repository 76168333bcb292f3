// The card fields' side of the conversation with the site around them. What is typed goes to the
// payment provider alone; the site learns which fields are wrong and how the payment went.

const { site, merchant, user } = document.body.dataset
const pollMs = 500
const pollsMax = 60
const allFields = ['card_number', 'name_of_cardholder', 'expiry_month', 'expiry_year', 'cvv']
/** The page of a saved card has its control digits alone. */
const fieldNames = allFields.filter((name) => document.querySelector(`#${name}`))
const isSaved = fieldNames.length === 1
const required = 'Feltet skal udfyldes.'
const texts = {
  card_number: {
    required,
    'too-short': 'Kortnummeret skal være på mindst 16 cifre.',
    invalid: 'Kortnummeret er ikke gyldigt.',
  },
  name_of_cardholder: { required: 'Indtast navnet på kortholderen.' },
  expiry_month: { required: 'Vælg udløbsmåned.', invalid: 'Vælg udløbsmåned.' },
  expiry_year: {
    required: 'Vælg udløbsår.',
    invalid: 'Vælg udløbsår.',
    expired: 'Kortet er udløbet.',
  },
  cvv: {
    required,
    'too-short': 'Kontrolcifrene skal være på mindst 3 cifre.',
    invalid: 'Kontrolcifrene er ikke gyldige.',
  },
}

const summary = document.querySelector('#fejl')
/** The reference being paid; a new one takes its place, the same one again is a double click. */
let paying
/** What it takes to give up the payment under way. */
let underWay

function control(name) {
  return document.querySelector(`#${name}`)
}

function send(message) {
  if (window.parent === window) return
  window.parent.postMessage(message, site)
}

function typedCard() {
  if (isSaved) return { fields: 'cvv', cvv: control('cvv').value }
  return {
    cardNumber: control('card_number').value,
    cardHolder: control('name_of_cardholder').value,
    expiryMonth: control('expiry_month').value,
    expiryYear: control('expiry_year').value,
    cvv: control('cvv').value,
  }
}

function show(fields) {
  for (const name of fieldNames) {
    const fault = fields.find((each) => each.field === name)
    document.querySelector(`#${name}-fejl`).textContent = fault ? texts[name][fault.code] : ''
    control(name).setAttribute('aria-invalid', fault ? 'true' : 'false')
  }
  send({ type: 'validation', fields })
}

async function post(path, body) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

async function validate() {
  const { fields } = await post('/payments/cashier/check', typedCard())
  show(fields)
  if (fields.length > 0) control(fields[0].field).focus()
  return fields.length === 0
}

async function pay({ reference, amountOre, sessionId }) {
  if (paying === reference) return
  paying = reference
  try {
    if (!(await validate())) return
    send({ type: 'submitted', reference })
    const request = { merchantId: merchant, userId: user, reference, sessionId }
    const answer = await post('/payments/api/creditcard/deposit/process', {
      ...request,
      amountOre: String(amountOre),
      ...typedCard(),
    })
    underWay = { txId: answer.txId, sessionId }
    if (answer.redirectOutput) {
      const { url, width, height } = answer.redirectOutput
      send({ type: 'challenge', url, reference, txId: answer.txId, width, height })
    }
    const end = await settled(reference, answer, sessionId)
    if (paying === reference) finish(reference, end)
  } catch {
    // Nobody knows whether the payment went through, so the site is told to wait for the platform.
    summary.textContent = 'Der er ikke forbindelse til betalingsudbyderen.'
    send({ type: 'finished', reference, txId: null, outcome: 'pending', statusCode: 400 })
  } finally {
    if (paying === reference) paying = undefined
  }
}

/** Asks how the payment stands until it has come to an end, or no more can be known for now. */
async function settled(reference, answer, sessionId) {
  let { txState: state, statusCode, txId } = answer
  const ids = [merchant, user, txId].map(encodeURIComponent).join('/')
  const path = `/payments/api/user/transaction/${ids}/status`
  for (let polls = 0; polls < pollsMax && paying === reference; ) {
    if (!['REGISTERED', 'PROCESSING', 'WAITING_INPUT'].includes(state)) break
    await new Promise((resolve) => setTimeout(resolve, pollMs))
    const query = `sessionId=${encodeURIComponent(sessionId)}`
    const response = await fetch(`${path}?${query}`)
    const status = await response.json()
    if (status.abandoned) break
    state = status.state
    statusCode = status.statusCode
    // While the bank waits for its holder there is no hurry to give up.
    if (state !== 'WAITING_INPUT') polls += 1
  }
  return { state, statusCode, txId }
}

function finish(reference, { state, statusCode, txId }) {
  const outcomes = { SUCCESSFUL: 'success', FAILED: 'failed', CANCELLED: 'cancelled' }
  send({ type: 'finished', reference, txId, outcome: outcomes[state] ?? 'pending', statusCode })
}

/** The page round the fields has changed its theme. */
function follow(theme) {
  const shown = theme === 'light' ? 'light' : 'dark'
  document.documentElement.dataset.theme = shown
  document.querySelector('meta[name=color-scheme]').content = shown
}

window.addEventListener('message', (event) => {
  if (event.origin !== site || event.source !== window.parent) return
  if (event.data?.type === 'pay') void pay(event.data)
  if (event.data?.type === 'cancel' && underWay) void post('/payments/cashier/cancel', underWay)
  if (event.data?.type === 'validate') void validate()
  if (event.data?.type === 'theme') follow(event.data.theme)
})

for (const name of fieldNames) {
  control(name).addEventListener('input', () => {
    document.querySelector(`#${name}-fejl`).textContent = ''
    control(name).setAttribute('aria-invalid', 'false')
  })
}

document.querySelector('#kort').addEventListener('submit', (event) => event.preventDefault())

control('card_number')?.addEventListener('blur', (event) => {
  const digits = event.target.value.replace(/\D/g, '')
  event.target.value = digits.replace(/(....)(?=.)/g, '$1 ')
})

new ResizeObserver(() => {
  send({ type: 'ready', height: Math.ceil(document.querySelector('main').scrollHeight) })
}).observe(document.querySelector('main'))
