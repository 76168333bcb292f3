import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { isStillPdf } from './still-pdf.ts'

const pdf = (...parts: readonly (string | Buffer)[]) =>
  Buffer.concat(['%PDF-1.7\n', ...parts, '\n%%EOF\n'].map((part) => Buffer.from(part)))

const packed = (objects: string, kind = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') =>
  pdf(`4 0 obj\n<< ${kind} >>\nstream\r\n`, deflateSync(objects), '\nendstream\nendobj')

test.each([
  'BT (HTML/CSS/JavaScript) Tj ET',
  'BT (Vi bruger HTML/CSS/JavaScript 1.5 og /Launch-knappen) Tj ET',
  '<< /Title (Kursus: Node/JavaScript) /S /URI /URI (https://bank.example/JS) >>',
  '<< /S /GoTo /D [3 0 R /Fit] >>',
  '<< /Subject (CSS/JavaScript, 2. udgave) >>',
  '<< /Type /Catalog /Names << /Dests 3 0 R >> >>',
  '<< /Launched true /JSON (x) /JavaScripts 1 /S#63 /Other >>',
])('[FLT-36] [SEC-86] a document that says %j is taken', (objects) => {
  expect(isStillPdf(pdf(objects))).toBe(true)
  expect(isStillPdf(packed(objects))).toBe(true)
})

test.each([
  '<< /S /JavaScript /JS (app.alert(1)) >>',
  '<</S/J#61vaScript/JS(app.alert(1))>>',
  '<</S/#4a#61#76#61#53#63#72#69#70#74/Other 1>>',
  '<< /#53 /Launch /F (cmd.exe) >>',
  '<< /S /L#61unch /Win 5 0 R >>',
  '<< /S % a remark\n % and one more\r\n /JavaScript /Next 1 >>',
  '% 5 0 obj << /S /Launch /F (cmd.exe) >>',
  'BT (5 0 obj << /S /JavaScript >> endobj) Tj ET',
  '<< /S 7 0 R >> endobj 7 0 obj /JavaScript endobj',
  '<< /Names << /JavaScript << /Names [(a) 3 0 R] >> >> >>',
  '<< /Names << /JavaScript 12 0 R >> >>',
  '<< /S /Rendition /JS (app.alert(1)) >>',
  '<< /S /Rendition /J#53 <6170702e> >>',
  '<< /S /Rendition /JS 9 0 R >>',
])('[FLT-36] [SEC-86] a document that holds %j is refused', (objects) => {
  expect(isStillPdf(pdf(objects))).toBe(false)
  expect(isStillPdf(packed(objects))).toBe(false)
  const named = '/Type /#4fbjStm /N 1 /First 4 /Filter /FlateDecode'
  expect(isStillPdf(packed(objects, named))).toBe(false)
})

test('[FLT-36] what cannot be unpacked, and a text that is packed, are not looked into', () => {
  const broken = pdf('<< /Type /ObjStm /Filter /FlateDecode >>\nstream\nnot packed\nendstream')
  expect(isStillPdf(broken)).toBe(true)
  expect(isStillPdf(packed('(5 0 obj << /S /JavaScript >>)', '/Filter /FlateDecode'))).toBe(true)
})

test('[FLT-01] no bytes make a document take long to look at', () => {
  const full = (part: string) => pdf(part.repeat(Math.ceil(2_000_000 / part.length)))
  const started = process.cpuUsage()
  for (const part of [
    '/',
    '/a ',
    '/S',
    '/S %',
    '%/S\n',
    '/S\n%',
    '% ',
    'obj',
    '/S/#53',
    '/JS 1 ',
  ]) {
    isStillPdf(full(part))
  }
  // Were each name to read on to the end of its line or of the remarks, one of them took minutes.
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(20_000)
})
