import { once } from 'node:events'
import { createServer } from 'node:net'
import { isDataDirectoryOwned } from '@octavo/platform/data/owner.ts'
import { findDeployment } from '../deployment.ts'
import type { LoadedService } from '../registry.ts'
import type { HouseSettings } from '../settings.ts'
import { bad, type Finding, well } from './finding.ts'

export async function checkPorts(
  house: HouseSettings,
  services: readonly LoadedService[],
): Promise<Finding[]> {
  const { host, port, data } = house
  if (port === 0) return [well('ports', 'any that are free')]
  const wanted = [{ name: 'portal', offset: 0 }, ...services]
  const own = ownPorts(data)
  const findings = await Promise.all(
    wanted.map(({ name, offset }) => checkPort(name, host, port + offset, own.get(port + offset))),
  )
  const troubles = findings.filter(({ level }) => level !== 'ok')
  // An address that is wrong is wrong for every port.
  if (troubles.length) return [...new Map(troubles.map((trouble) => [trouble.text, trouble])).values()]
  const numbers = wanted.map(({ offset }) => port + offset).join(', ')
  return [well('ports', own.size ? `${numbers} are free or in use by this server` : `${numbers} are free`)]
}

/** Those of a server that runs on the same data directory, which would be stopped before another starts. */
function ownPorts(dataDir: string): Map<number, string> {
  const deployment = isDataDirectoryOwned(dataDir) ? findDeployment(dataDir) : undefined
  if (!deployment) return new Map()
  const urls = { portal: { url: deployment.portal }, ...deployment.services }
  return new Map(Object.entries(urls).map(([name, { url }]) => [Number(new URL(url).port), name]))
}

async function checkPort(
  name: string,
  host: string,
  port: number,
  owner: string | undefined,
): Promise<Finding> {
  const code = owner ? undefined : await codeOfListening(host, port)
  if (code === undefined) return well('ports', `${port} is free`)
  if (code === 'EADDRINUSE') {
    const advice = "Stop who has it, or choose others with --port N (the portal's; services follow)."
    return bad('ports', `${port}, which ${name} wants, is taken.`, advice)
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return bad('ports', `${host} is no address of this machine.`, 'Choose another with --host ADDRESS.')
  return bad(
    'ports',
    `${port}, which ${name} wants, cannot be had (${code}).`,
    'Choose others with --port N.',
  )
}

async function codeOfListening(host: string, port: number): Promise<string | undefined> {
  const server = createServer().listen(port, host)
  try {
    await once(server, 'listening')
    return undefined
  } catch (error) {
    return String(Object(error).code)
  } finally {
    server.close()
  }
}
