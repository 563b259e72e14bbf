import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The first `count` groups of an IPv6 address, as they are written out; what `::` leaves out is zero. */
function firstGroups(address: string, count: number): readonly string[] {
  const [before = '', after] = address.split('::')
  const groups = before === '' ? [] : before.split(':')
  if (after === undefined) return groups.slice(0, count)
  // An IPv4 address at the end takes the place of two groups.
  const behind = after === '' ? [] : after.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split(':')
  const zeros = Array.from({ length: Math.max(8 - groups.length - behind.length, 0) }, () => '0')
  return [...groups, ...zeros, ...behind].slice(0, count)
}

/**
 * What tries of whoever is not known are counted by: his IPv4 address, or the /64 of his IPv6 address, of which everybody has
 * all 2^64 to choose from.
 */
export function callerNetwork(address: string): string {
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [plain = address] = address.split('%')
  if (!isIPv6(plain)) return address
  const groups = firstGroups(plain.toLowerCase(), 4).map(group => group.replace(/^0+(?=.)/, ''))
  return `${groups.join(':')}::/64`
}
