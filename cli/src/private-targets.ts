import { isIPv4 } from 'node:net'
import type { HouseSettings } from './settings.ts'

type Reachability = Pick<HouseSettings, 'host' | 'publicUrl' | 'trustedProxies' | 'privateTargets'>

/** Whether services may send requests, such as webhooks, to private addresses, and why. */
export function judgePrivateTargets(house: Reachability): { isAllowed: boolean; reason: string } {
  const { host, publicUrl, trustedProxies, privateTargets } = house
  if (privateTargets !== 'auto')
    return { isAllowed: privateTargets === 'allow', reason: `privateTargets is ${privateTargets}` }
  if (!isLoopback(host)) return { isAllowed: false, reason: `the server listens on ${host}` }
  // Behind a proxy, strangers reach a server that listens on loopback only.
  if (publicUrl) return { isAllowed: false, reason: `the public address is ${publicUrl}` }
  if (trustedProxies) return { isAllowed: false, reason: 'trusted proxies are set' }
  return { isAllowed: true, reason: 'only this machine reaches the server' }
}

/** On one's own machine a webhook may well go to a neighbouring port. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
}
