import { lookup } from 'node:dns/promises'
import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Settings } from '../settings.ts'

/** Ranges that no stranger's server stands in (RFC 6890 and what clouds keep for themselves). */
const shutV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // The wire server of a cloud: it stands in public space and answers its own guests alone.
  ['168.63.129.16', 32],
] as const

/** Within what is global at all (2000::/3): Teredo and other protocols, 6to4, documentation. */
const shutV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const shut = new BlockList()
for (const [net, prefix] of shutV4) shut.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of shutV6) shut.addSubnet(net, prefix, 'ipv6')
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** The eight groups of an address of IPv6, without its zone. */
function groupsOf(address: string): readonly number[] {
  const plain = address.split('%')[0] ?? ''
  // As the browser's own reader writes it: in small letters, zeros left out, an IPv4 at its end as two groups.
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [head = '', tail] = written.split('::')
  const parse = (part: string): number[] =>
    part === '' ? [] : part.split(':').map(group => Number.parseInt(group, 16))
  const [before, after] = [parse(head), parse(tail ?? '')]
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after]
}

/** The address of IPv4 that one of IPv6 only carries: mapped, or behind the translators of RFC 6052; null: none. */
function carriedV4(groups: readonly number[]): string | null {
  const prefix = groups.slice(0, 6).map(group => group.toString(16))
  const isMapped = prefix.join(':') === '0:0:0:0:0:ffff'
  const isTranslated = prefix.join(':') === '64:ff9b:0:0:0:0'
  if (!isMapped && !isTranslated) return null
  const [high = 0, low = 0] = groups.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** Whether an address is one that anybody's server may have: not this machine's, its network's, or a cloud's own. */
export function isOpenAddress(address: string): boolean {
  const plain = address.split('%')[0] ?? ''
  if (isIP(plain) === 0) return false
  if (!isIPv6(plain)) return !shut.check(plain, 'ipv4')
  const carried = carriedV4(groupsOf(plain))
  if (carried !== null) return !shut.check(carried, 'ipv4')
  return global.check(plain, 'ipv6') && !shut.check(plain, 'ipv6')
}

/** What a name stands for at this moment. */
export type Resolve = (host: string) => Promise<readonly string[]>

export const resolveAll: Resolve = async host => (await lookup(host, { all: true })).map(({ address }) => address)

/** A name that may not be reached, and what it stands for. */
export class ShutAddress extends Error {
  readonly address: string

  constructor(address: string) {
    super('a private address')
    this.address = address
  }
}

const plainHost = (host: string): string => host.toLowerCase().replace(/^\[|\]$|\.$/g, '')

/**
 * The addresses that a name may be reached at, to connect to exactly these: asked again a name may say others. In production
 * a name with any private address is refused whole, unless the operator named it (ALLOWED_HOSTS).
 * @throws {ShutAddress} or what resolving throws
 */
export async function reachableAddresses(
  host: string,
  { production, ALLOWED_HOSTS }: Pick<Settings, 'production' | 'ALLOWED_HOSTS'>,
  resolve: Resolve = resolveAll,
): Promise<readonly string[]> {
  const addresses = await resolve(plainHost(host))
  if (!production || ALLOWED_HOSTS.includes(plainHost(host))) return addresses
  const wrong = addresses.find(address => !isOpenAddress(address))
  if (wrong !== undefined) throw new ShutAddress(wrong)
  return addresses
}
