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

const harmless = '5 0 << /Type /Page >>'
const script = '5 0 << /S /JavaScript /JS (app.alert(1)) >>'
const objStm = '/Type /ObjStm /N 1 /First 4'
const stream = (head: string, bytes: string | Buffer, begun = 'stream\r\n') =>
  pdf(`4 0 obj\n<< ${head} >>\n${begun}`, bytes, '\nendstream\nendobj')

test('[FLT-36] a text that is packed is not looked into', () => {
  expect(isStillPdf(packed('(5 0 obj << /S /JavaScript >>)', '/Filter /FlateDecode'))).toBe(true)
})

test.each<[string, Buffer]>([
  ['packed by one way in a list', packed(harmless, `${objStm} /Filter [ /FlateDecode ]`)],
  ['told by names of numbers', packed(harmless, '/#4eame 1 /N 1 /Fi#6cter /Flate#44ecode')],
  ['not packed', stream(objStm, harmless)],
  ['behind a remark', packed(harmless, `${objStm} % (what >> it is\n /Filter /FlateDecode`)],
  ['behind texts', packed(harmless, `/X (a\\) ( >> )) /Y <3e> ${objStm} /Filter /FlateDecode`)],
])('[FLT-36] packed objects that are %s are looked into and taken', (_way, document) => {
  expect(isStillPdf(document)).toBe(true)
})

test.each<[string, Buffer]>([
  ['of no kind but with their keys', packed(script, '/N 1 /First 4 /Filter /FlateDecode')],
  ['without a first', packed(script, '/N 1 /Filter /FlateDecode')],
  ['far from their kind', packed(script, `${objStm} ${' '.repeat(5_000)} /Filter /FlateDecode`)],
  ['behind a text', packed(script, `${objStm} /X (obj << \\) >>) /Filter /FlateDecode`)],
  ['behind what is nested', packed(script, `/X << /Y [<<>>] >> ${objStm} /Filter /FlateDecode`)],
  ['not packed', stream(objStm, script)],
  ['a kind that stands elsewhere', packed('5 0 6 22 << /S 6 0 R /F (a.exe) >> /Launch')],
])('[FLT-36] packed objects that are %s are looked into and refused', (_way, document) => {
  expect(isStillPdf(document)).toBe(false)
})

const flate = `${objStm} /Filter /FlateDecode`
const bytes = deflateSync(harmless)

test.each<[string, Buffer]>([
  ['broken', stream(flate, 'not packed')],
  ['cut off', stream(flate, bytes.subarray(0, -6))],
  ['packed in another way', stream(`${objStm} /Filter /LZWDecode`, bytes)],
  ['packed twice', stream(`${objStm} /Filter [/ASCIIHexDecode /FlateDecode]`, bytes)],
  ['packed twice, told elsewhere', stream(`${objStm} /Filter [/FlateDecode 7 0 R]`, bytes)],
  ['packed as told elsewhere', stream(`${objStm} /Filter 7 0 R /Other /FlateDecode`, bytes)],
  ['told twice how', stream(`${flate} /Filter /LZWDecode`, bytes)],
  ['told how by the short name', stream(`${objStm} /F /LZW`, harmless)],
  ['coded beside', stream(`${flate} /DecodeParms << /Predictor 12 /Columns 4 >>`, bytes)],
  ['in a file elsewhere', stream(`${flate} /F (other.bin)`, bytes)],
  ['begun as readers may differ about', stream(flate, bytes, 'stream\r')],
  ['begun behind a space', stream(flate, bytes, 'stream \n')],
  ['too much', stream(flate, deflateSync(Buffer.alloc(33 * 1_024 * 1_024)))],
  ['enciphered', Buffer.concat([stream(flate, bytes), pdf('trailer << /#45ncrypt 9 0 R >>')])],
  ['in a dictionary without an end', pdf(`4 0 obj << ${flate} /X (`, ') stream\n', bytes, '(')],
])(
  '[FLT-36] packed objects that are %s cannot be looked into and are refused',
  (_way, document) => {
    expect(isStillPdf(document)).toBe(false)
  },
)

test('[FLT-36] what is packed in a way unknown to us but holds no objects is taken', () => {
  const picture = '/Subtype /Image /Filter [/ASCII85Decode /DCTDecode] /DecodeParms [null null]'
  expect(isStillPdf(stream(picture, 'not packed'))).toBe(true)
  expect(isStillPdf(pdf('4 0 obj << /AP << /N 5 0 R >> /First 5 0 R >> endobj'))).toBe(true)
})

const manyParts = (part: string, { times, filler }: { times: number; filler: string }) => {
  const parts = part.repeat(times)
  return pdf(
    parts,
    filler.repeat(Math.max(0, Math.floor((10_000_000 - parts.length) / filler.length))),
  )
}
const placesOfATest = 59_000

// As many as are looked at, in a document of the most bytes that are taken.
test.each([
  ['obj<</N 1>>stream\n', placesOfATest, ' '],
  ['obj<</N 1>>stream\n', 4_000, '/E'],
  ['obj%', placesOfATest, ' '],
  ['obj%', placesOfATest, '%'],
  ['obj<<', placesOfATest, ' '],
  ['obj<</A(', placesOfATest, ' '],
  ['obj(', placesOfATest, '('],
  ['/S %', placesOfATest, ' '],
  ['/JS 1 ', placesOfATest, '% '],
])(
  '[FLT-01] %j %i times, and %j up to the end, is looked at in little time',
  (part, times, filler) => {
    const bytes = manyParts(part, { times, filler })
    const started = process.cpuUsage()
    isStillPdf(bytes)
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(3_000)
  },
)

test('[FLT-01] no stream that unpacks to nothing is read for long, however many begin in it', () => {
  const empty = Buffer.from([
    0x78,
    0x9c,
    ...Array.from({ length: 100_000 }, () => [0, 0, 0, 255, 255]).flat(),
  ])
  const head = '4 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\r\n'
  const started = process.cpuUsage()
  expect(isStillPdf(pdf(...Array.from({ length: 18 }, () => [head, empty]).flat()))).toBe(false)
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(3_000)
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
    'obj<<',
    'obj<</A(',
    'obj(',
    'obj%',
    'obj<</N 1>>stream\n',
    'obj<<>>',
  ]) {
    isStillPdf(full(part))
  }
  // Were each name to read on to the end of its line or of the remarks, one of them took minutes.
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(20_000)
})
