/**
 * The network an address counts as: an IPv4 address whole, also one that is written as IPv6, and of an
 * IPv6 address its first half, which one household or phone has to itself.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '').toLowerCase()
  if (!bare.includes(':')) return bare
  const groups = groupsOf(bare)
  if (!groups) return bare
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) {
    const [high = 0, low = 0] = groups.slice(6)
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight numbers of an IPv6 address, or undefined when it is none. */
function groupsOf(address: string): number[] | undefined {
  const [head = '', tail] = withoutDots(address).split('::')
  const first = head === '' ? [] : head.split(':')
  const last = !tail ? [] : tail.split(':')
  const missing = 8 - first.length - last.length
  const isWhole = tail === undefined ? missing === 0 : missing > 0
  const groups = [...first, ...Array.from({ length: Math.max(missing, 0) }, () => '0'), ...last]
  const isRead = isWhole && groups.every((group) => /^[\da-f]{1,4}$/.test(group))
  return isRead ? groups.map((group) => Number.parseInt(group, 16)) : undefined
}

/** An IPv4 address at the end is its two last groups. */
function withoutDots(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, a, b, c, d) => {
    const pair = (high: string, low: string) => (Number(high) * 256 + Number(low)).toString(16)
    return `${pair(a, b)}:${pair(c, d)}`
  })
}
