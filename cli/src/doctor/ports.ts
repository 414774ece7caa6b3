import { once } from 'node:events'
import { createServer } from 'node:net'
import { isDataDirectoryOwned } from '@octavo/platform/data/owner.ts'
import { errorCode } from '@octavo/platform/unknown-values.ts'
import { findDeployment } from '../deployment.ts'
import type { LoadedService } from '../registry.ts'
import type { ServerSettings } from '../settings.ts'
import { type Finding, failed, passed } from './finding.ts'

export async function checkPorts(
  server: ServerSettings,
  services: readonly LoadedService[],
): Promise<Finding[]> {
  const { host, port, data } = server
  if (port === 0) return [passed('ports', 'any free ports')]
  const listeners = [{ name: 'portal', offset: 0 }, ...services]
  const own = ownPorts(data)
  const findings = await Promise.all(
    listeners.map(({ name, offset }) => checkPort(name, host, port + offset, own.get(port + offset))),
  )
  const problems = findings.filter(({ level }) => level !== 'ok')
  // An invalid host gives the same finding for every port.
  if (problems.length) return [...new Map(problems.map((problem) => [problem.text, problem])).values()]
  const numbers = listeners.map(({ offset }) => port + offset).join(', ')
  return [passed('ports', own.size ? `${numbers} are free or in use by this server` : `${numbers} are free`)]
}

/** Ports of the server that already runs on this data directory. */
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
  const code = owner ? undefined : await findListenError(host, port)
  if (code === undefined) return passed('ports', `${port} is free`)
  if (code === 'EADDRINUSE') {
    const advice =
      "Stop the program that uses it, or choose other ports with --port N (the portal's; services follow)."
    return failed('ports', `Port ${port} of ${name} is in use.`, advice)
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return failed(
      'ports',
      `${host} is not an address of this machine.`,
      'Choose another with --host ADDRESS.',
    )
  return failed(
    'ports',
    `Cannot listen on port ${port} of ${name} (${code}).`,
    'Choose other ports with --port N.',
  )
}

async function findListenError(host: string, port: number): Promise<string | undefined> {
  const server = createServer().listen(port, host)
  try {
    await once(server, 'listening')
    return undefined
  } catch (error) {
    return String(errorCode(error))
  } finally {
    server.close()
  }
}
