/**
 * The network an address belongs to, under which its visitors are counted: an IPv4 address is one by
 * itself, of IPv6 the first 64 bits are, since whoever has one address has them all. An IPv4 address
 * written as IPv6 is the IPv4 address. What is no address is its own text.
 */
export function networkOf(address: string): string {
  const groups = groupsOf(address.replace(/%.*$/s, ''))
  if (!groups) return address
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups of an IPv6 address, however it is written; undefined for anything else. */
function groupsOf(text: string): number[] | undefined {
  const [before = '', after, ...more] = withoutDots(text).split('::')
  const head = readGroups(before)
  const tail = readGroups(after ?? '')
  if (!head || !tail || more.length > 0) return undefined
  const gap = 8 - head.length - tail.length
  if (after === undefined ? gap !== 0 : gap < 1) return undefined
  return [...head, ...new Array<number>(gap).fill(0), ...tail]
}

function readGroups(text: string): number[] | undefined {
  const parts = text === '' ? [] : text.split(':')
  if (!parts.every((part) => /^[0-9a-f]{1,4}$/i.test(part))) return undefined
  return parts.map((part) => Number.parseInt(part, 16))
}

/** `::ffff:1.2.3.4` as `::ffff:102:304`. */
function withoutDots(text: string): string {
  const found = /^(.*:)(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)
  if (!found) return text
  const [, before = '', ...bytes] = found
  const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number)
  return `${before}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

function bytesOf(group: number): number[] {
  return [Math.floor(group / 256), group % 256]
}
