import ipaddr from 'ipaddr.js'

/** Networks that nobody on the internet has: those inside them are our own, of any size. */
const ownNetworks = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
].map((text) => ipaddr.parseCIDR(text))
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

/** Of other addresses: more than any provider's proxies have, and the 500th part of what there is. */
const addressesMax = { ipv4: 2 ** 23, ipv6: 2 ** 108 }
const bitsOf = { ipv4: 32, ipv6: 128 }
const allOfIpv4 = ipaddr.parseCIDR('::ffff:0:0/96')

type Network = ReturnType<typeof ipaddr.parseCIDR>

/** A setting that trusts everybody trusts any address that a visitor claims to have. */
export function proxiesProblem(value: string): string | undefined {
  const parts = value.split(',').map((part) => part.trim())
  const networks = parts.filter((part) => !namedNetworks.includes(part)).map(networkIn)
  if (networks.some((network) => network === undefined)) {
    return 'is no list of addresses or networks, such as 10.0.0.0/8,127.0.0.1'
  }
  const others = networks.flatMap((network) => (network && !isOwn(network) ? [network] : []))
  const [ipv4, ipv6] = [held(others, 'ipv4'), held(others, 'ipv6')]
  if (ipv4 === 2 ** bitsOf.ipv4 || ipv6 === 2 ** bitsOf.ipv6) return 'believes everybody'
  if (ipv4 <= addressesMax.ipv4 && ipv6 <= addressesMax.ipv6) return undefined
  return 'believes so many addresses that some are a stranger’s: name the networks of our proxies alone'
}

function networkIn(text: string): Network | undefined {
  const [address = '', prefix, ...more] = text.split('/')
  const isIpv4 = ipaddr.IPv4.isValidFourPartDecimal(address)
  if (
    more.length > 0 ||
    !(isIpv4 || (/^[\da-f:.]+$/i.test(address) && ipaddr.IPv6.isValid(address)))
  ) {
    return undefined
  }
  const bits = isIpv4 ? bitsOf.ipv4 : bitsOf.ipv6
  const length = prefix === undefined ? bits : Number(prefix)
  if (prefix !== undefined && !(/^\d{1,3}$/.test(prefix) && length <= bits)) return undefined
  const network: Network = [ipaddr.parse(address), length]
  return isInside(network, allOfIpv4) ? [ipaddr.process(address), length - 96] : network
}

function isOwn(network: Network): boolean {
  return ownNetworks.some((own) => isInside(network, own))
}

function isInside([address, length]: Network, [outer, outerLength]: Network): boolean {
  return (
    address.kind() === outer.kind() && length >= outerLength && address.match(outer, outerLength)
  )
}

/** How many addresses of one kind the networks hold together: two are one in the other, or apart. */
function held(networks: readonly Network[], kind: 'ipv4' | 'ipv6'): number {
  if (kind === 'ipv4' && networks.some((network) => isInside(allOfIpv4, network))) return 2 ** 32
  const widestFirst = networks
    .filter(([address]) => address.kind() === kind)
    .sort(([, one], [, other]) => one - other)
  return widestFirst
    .filter((network, at) => !widestFirst.slice(0, at).some((wider) => isInside(network, wider)))
    .reduce((sum, [, length]) => sum + 2 ** (bitsOf[kind] - length), 0)
}
