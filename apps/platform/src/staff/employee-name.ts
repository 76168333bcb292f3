/** Latin letters of European names, each a sign of its own to the eye, and what stands between them. */
const shape = /^[A-Za-zÀ-ÖØ-öø-ž][A-Za-zÀ-ÖØ-öø-ž .'-]{0,99}$/
/** A dotless i, a Greenlandic kra and an n with its apostrophe are taken for other letters. */
const confusable = /[ıĸŉ]/

/**
 * A name as it is kept, and what is left of it when how it is written is left out: case, accents, spaces and
 * signs. Undefined for what is no name. Names are for people to read and decide nothing. [FLT-70]
 */
export function readEmployeeName(typed: string): { name: string; key: string } | undefined {
  const name = typed.normalize('NFKC').replaceAll('’', "'").trim().replaceAll(/ +/g, ' ')
  if (!shape.test(name) || confusable.test(name)) return undefined
  const key = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-zß-ž]/g, '')
  return { name, key }
}
