/** What an address, a query, a form or a header may hold, as it is sent. */
export const oddTexts: readonly string[] = [
  '',
  ...wordsOf('%00 a%00b % %2 %zz %E0%A4%A %ff%fe %c0%ae %ED%A0%80 %EF%BF%BF'),
  'a'.repeat(81),
  'a'.repeat(500),
  ...wordsOf(`
    %F0%9F%92%A9 %C3%A6%C3%B8%C3%A5 %E2%80%AE %20 %09 %0d%0aX-A:b %0A
    ..%2f.. %2e%2e .. . %5c %252f //evil.example * ;
    __proto__ constructor toString hasOwnProperty prototype valueOf length
    0 -0 -1 1.5 1e999 NaN Infinity 0x10 999999999999999999999999999999 2147483648
    9223372036854775808 9007199254740993 00000 1%20000 1.000,- true null
    undefined %5Bobject%20Object%5D '%20OR%201=1-- %3Cscript%3E %7B%22$ne%22:1%7D []
    2026-13-45 2026-02-30T25:61:61Z -271821-04-20 +275760-09-13T00:00:00Z money day
    anna vikingernes-guld https%3A%2F%2Fevil.example a%2Cb a%23b a%3Fb 1%2F2`),
]

/** What a field of JSON may be. */
export const oddJson: readonly string[] = [
  ...wordsOf('null true false 0 -1 1.5 1e999 -0 9007199254740993 1e-400'),
  ...wordsOf('123456789012345678901234567890 ""'),
  '" "',
  ...wordsOf(String.raw`
    "\u0000" "a\u0000b" "\ud800" "\udc00\ud800" "\ud83d\ude00" "\u202e"
    "__proto__" "constructor" "a\nb"
    [] {} [null] [[]] ["a"] {"a":1} {"$ne":""} {"length":1} {"then":1}`),
  `"${'a'.repeat(81)}"`,
  `"${'a'.repeat(5_000)}"`,
  ...wordsOf(`
    "100" "1.000,50" "-5" "NaN" "money"
    "2026-02-30T00:00:00Z" "2026-11-25T12:00:00Z" "+275760-09-13T00:00:00Z" "day" "card"
    "00000000-0000-4000-8000-000000000000" "anna" 1 100 2147483648 "True" "register"`),
]

/** Whole bodies that are none, or not quite. */
export const oddBodies: readonly string[] = [
  '',
  ' ',
  ...wordsOf('null true 0 "" [] {} { [ " {"a" {"a":} nope'),
  '\ufeff{}',
  ...wordsOf('{"a":1,"a":2} {"__proto__":{"isAdmin":true}} {"constructor":{"prototype":{}}}'),
  '\0',
  '--x--',
  '['.repeat(5_000),
  `${'['.repeat(90)}${']'.repeat(90)}`,
  ...wordsOf(String.raw`{"\ud800":1} {"":""} a=b&a=c % amount=%00 a[]=1&a=2 __proto__[a]=b`),
  '<?xml version="1.0"?><a/>',
  '<a><b></a>',
  '<!DOCTYPE a>',
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
  '--x\r\n\r\n--x--',
  '\ud800',
]

/** The empty one is not sent. */
export const contentTypes: readonly string[] = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'text/xml',
  'application/csp-report',
  'nonsense',
  'a/b; =;',
  '',
]

/** Headers that anybody may write as they like. */
export const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  { cookie: '__Host-session=%00; _auth_token=%ff; _consent=%7B; =; a; ;;' },
  { cookie: `__Host-session=${'a'.repeat(101)}; _auth_token=__proto__; _player_type=%E0%A4%A` },
  { 'accept-encoding': 'br;q=nope, *;q=9, ;;, identity;q=0' },
  { 'if-none-match': 'W/", "", *, "' },
  { range: 'bytes=99999999999999999999-0, 1-' },
  { 'x-forwarded-for': "::1, ', 999.999.999.999", 'x-forwarded-proto': 'gopher' },
  { 'user-agent': '', 'accept-language': ';;q=x', accept: '%00' },
  { authorization: 'Bearer \u00ff', 'x-timestamp': '-1', 'x-signature': 'zz' },
  { 'idempotency-key': '__proto__', 'content-encoding': 'br' },
  { expect: '200-ok' },
  {},
]

/** What white space separates. */
export function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/)
}
