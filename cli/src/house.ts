import { randomBytes } from 'node:crypto'
import { systemClock } from '@octavo/platform/clock.ts'
import type { ResolvedSettings, SettingSources } from '@octavo/platform/config.ts'
import { PortTakenError } from '@octavo/platform/http/listen.ts'
import type { Logger } from '@octavo/platform/log.ts'
import { createMetrics } from '@octavo/platform/metrics.ts'
import { createSandboxClock } from '@octavo/platform/sandbox/sandbox-clock.ts'
import { startService } from '@octavo/platform/start-service.ts'
import { claimOrExplain, listKept } from './data-directory.ts'
import { recordDatabase } from './database-record.ts'
import type { Deployment } from './deployment.ts'
import { householdOf } from './household.ts'
import { finishReplacement } from './keeping/replacement.ts'
import { startPortal } from './portal/portal.ts'
import type { ServedService } from './portal/served-services.ts'
import type { LoadedService } from './registry.ts'
import { readOrCreateSecret } from './secret.ts'
import type { houseSettings } from './settings.ts'
import { UsageError } from './usage-error.ts'

export interface House {
  deployment: Deployment
  services: readonly ServedService[]
  /** Signs the keeper in to the portal, once. */
  signInUrl: string
  close(): Promise<void>
}

export interface HouseOptions {
  settings: ResolvedSettings<typeof houseSettings>
  sources: SettingSources
  services: readonly LoadedService[]
  log: Logger
}

/** The portal and the services of one process, on one data directory that nobody else may own meanwhile. */
export async function openHouse(options: HouseOptions): Promise<House> {
  const { settings, sources, services: chosen, log } = options
  const house = settings.values
  if (house.isolate && house.sandbox)
    throw new UsageError('--sandbox needs all services in one process: leave out --isolate.')
  const owned = await claimOrExplain(house.data)
  const opened: { close(): Promise<void> }[] = []
  const close = async () => {
    await Promise.all(opened.map((part) => part.close()))
    owned.release()
  }
  try {
    if (await finishReplacement(house.data)) log.warn('a restore that was cut short has been finished')
    // Loaded only where there is one.
    if (house.databaseUrl) await (await import('./reachable-database.ts')).expectReachable(house.databaseUrl)
    recordDatabase(house.data, house.databaseUrl)
    const { host, port } = house
    const metrics = createMetrics()
    const adminToken = randomBytes(24).toString('base64url')
    const trustedProxies = house.trustedProxies?.split(',').map((address) => address.trim()) ?? []
    const common = {
      ...householdOf(house, sources, log),
      host,
      trustedProxies,
      hsts: house.hsts,
      sampleData: !house.empty,
      demoSecret: readOrCreateSecret(house.data),
    }
    const movable = house.sandbox ? createSandboxClock(systemClock) : undefined
    const clock = movable ?? systemClock
    const sandbox =
      movable &&
      (await import('./sandbox/house-sandbox.ts')).createHouseSandbox({
        dataDir: house.data,
        clock: movable,
        kept: await listKept(house.data),
        isOnPostgres: house.databaseUrl !== undefined,
        startOn: (definition, dataDir) => startService(definition, { ...common, clock, dataDir, port: 0 }),
      })
    if (sandbox) opened.push(sandbox)
    const portalUrl = portalUrlOf(house.publicUrl)
    const portal = await listening(
      'portal',
      startPortal({
        host,
        port,
        log,
        metrics,
        adminToken,
        settings,
        sandbox,
        publicUrl: portalUrl,
        trustedProxies,
        hsts: house.hsts,
      }),
    )
    opened.push(portal)
    const starting = chosen.map(async ({ name, offset, definition }): Promise<ServedService> => {
      const serving = {
        ...common,
        clock,
        port: port === 0 ? 0 : port + offset,
        publicUrl: house.publicUrl?.replace('{service}', name),
        metrics,
        // Behind a proxy without a name for it, nobody outside can reach the portal's port.
        rootRedirect: portalUrl || !trustedProxies.length ? `${portal.url}/${name}` : undefined,
        extend: sandbox?.extend,
      }
      const running = await listening<ServedService['running']>(
        name,
        house.isolate
          ? (await import('./isolation/isolated-service.ts')).startIsolated(definition, serving, house.log)
          : startService(definition, { ...serving, deferJobs: true }),
      )
      opened.push(running)
      return { definition, running }
    })
    // Also where one fails, the others must be there to be closed.
    await Promise.allSettled(starting)
    const services = await Promise.all(starting)
    await sandbox?.open(services)
    portal.open(services)
    await Promise.all(services.map(({ running }) => running.startJobs()))
    const deployed = services.map(({ running }) => [running.name, { url: running.url, ...running.demo }])
    const deployment = {
      pid: process.pid,
      portal: portal.url,
      adminToken,
      services: Object.fromEntries(deployed),
      ...(house.databaseUrl === undefined ? {} : { databaseUrl: house.databaseUrl }),
    }
    return { deployment, services, signInUrl: portal.issueSignInUrl(), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** An address that names no place for the service is that service's alone. */
function portalUrlOf(publicUrl: string | undefined): string | undefined {
  return publicUrl?.includes('{service}') ? publicUrl.replace('{service}', 'portal') : undefined
}

async function listening<Listener>(name: string, starting: Promise<Listener>): Promise<Listener> {
  try {
    return await starting
  } catch (error) {
    if (!(error instanceof PortTakenError)) throw error
    throw new UsageError(
      `Port ${error.port}, which ${name} wants, is taken. Choose others with --port N (the portal's; services follow), or any free ones with --port 0.`,
    )
  }
}
