import { BlockList, isIP } from 'node:net'

/**
 * Returns whether an address is on the public internet, by the IANA special-purpose registries. Returns false for
 * anything that is not an address in its canonical spelling.
 */
export function isPublicAddress(ip: string): boolean {
  const version = isIP(ip)
  if (version === 4) return !special.check(ip, 'ipv4')
  return version === 6 && global.check(ip, 'ipv6') && !special.check(ip, 'ipv6')
}

const special4: readonly [string, number][] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // Azure's host, reachable from every machine there
  ['169.254.0.0', 16], // link-local, cloud metadata
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
]

const special6: readonly [string, number][] = [
  ['2001::', 23], // protocol assignments: Teredo, benchmarks, ORCHID
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4
  ['3fff::', 20], // documentation
]

/** IPv6 ranges that embed an IPv4 address in the last 32 bits: IPv4-mapped, and NAT64 (RFC 6052). */
const embedding = ['::ffff:', '64:ff9b::']

const special = new BlockList()
for (const [net, bits] of special6) special.addSubnet(net, bits, 'ipv6')
for (const [net, bits] of special4) {
  special.addSubnet(net, bits, 'ipv4')
  for (const prefix of embedding) special.addSubnet(`${prefix}${net}`, 96 + bits, 'ipv6')
}

/** Loopback, link-local, ULA, multicast and unassigned addresses are all outside these ranges. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
for (const prefix of embedding) global.addSubnet(`${prefix}0.0.0.0`, 96, 'ipv6')
