import { isIPv4, isIPv6 } from 'node:net'

const maxNameLength = 64

/** Groups addresses by likely owner: one IPv4 address, or the /64 prefix of an IPv6 subscriber. */
export function addressGroup(address: string): string {
  const [bare = ''] = address.split('%')
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return address.slice(0, maxNameLength)
  const words = expandIPv6(bare)
  return ipv4Within(words) ?? `${words.slice(0, 4).map(hex).join(':')}::/64`
}

function expandIPv6(address: string): number[] {
  // The URL parser normalizes every spelling, including a dotted tail.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean))
  const gap = Array<string>(8 - head.length - tail.length).fill('0')
  return [...head, ...gap, ...tail].map((word) => Number.parseInt(word, 16))
}

/** The IPv4 address that a dual-stack socket reports as ::ffff:a.b.c.d. */
function ipv4Within(words: number[]): string | undefined {
  const [high = 0, low = 0] = words.slice(6)
  const isMapped = words.slice(0, 5).every((word) => word === 0) && words[5] === 0xffff
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined
}

function hex(word: number): string {
  return word.toString(16)
}
