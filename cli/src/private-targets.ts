import { isIPv4 } from 'node:net'
import type { ServerSettings } from './settings.ts'

type Reachability = Pick<ServerSettings, 'host' | 'publicUrl' | 'trustedProxies' | 'privateTargets'>

/** Decides if services may send requests, such as webhooks, to private addresses. */
export function judgePrivateTargets(server: Reachability): { isAllowed: boolean; reason: string } {
  const { host, publicUrl, trustedProxies, privateTargets } = server
  if (privateTargets !== 'auto')
    return { isAllowed: privateTargets === 'allow', reason: `privateTargets is ${privateTargets}` }
  if (!isLoopback(host)) return { isAllowed: false, reason: `the server listens on ${host}` }
  // Behind a proxy, a server on loopback is reachable from outside.
  if (publicUrl) return { isAllowed: false, reason: `the public address is ${publicUrl}` }
  if (trustedProxies) return { isAllowed: false, reason: 'trusted proxies are set' }
  return { isAllowed: true, reason: 'only this machine reaches the server' }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
}
