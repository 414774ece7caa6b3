import { randomBytes } from 'node:crypto'
import { systemClock } from '@octavo/platform/clock.ts'
import type { ResolvedSettings, SettingSources } from '@octavo/platform/config.ts'
import { PortTakenError } from '@octavo/platform/http/listen.ts'
import type { Logger } from '@octavo/platform/log.ts'
import { createMetrics } from '@octavo/platform/metrics.ts'
import { createSandboxClock } from '@octavo/platform/sandbox/sandbox-clock.ts'
import { startService } from '@octavo/platform/start-service.ts'
import { finishReplacement } from './backups/replacement.ts'
import { recordBlobs } from './blob-record.ts'
import { claimOrExplain, listStoredServices } from './data-directory.ts'
import { recordDatabase } from './database-record.ts'
import type { Deployment } from './deployment.ts'
import { seedInOwnProcess, type WaitingSeeders } from './isolation/seed-process.ts'
import { startPortal } from './portal/portal.ts'
import type { ServedService } from './portal/served-services.ts'
import type { LoadedService } from './registry.ts'
import { readOrCreateSecret } from './secret.ts'
import { serverOptionsOf } from './server-options.ts'
import type { ServerSettings, serverSettings } from './settings.ts'
import { UsageError } from './usage-error.ts'

export interface OctavoServer {
  deployment: Deployment
  services: readonly ServedService[]
  /** A single-use link that signs the administrator in to the portal. */
  signInUrl: string
  close(): Promise<void>
}

export interface OctavoServerOptions {
  settings: ResolvedSettings<typeof serverSettings>
  sources: SettingSources
  services: readonly LoadedService[]
  log: Logger
  seeders?: WaitingSeeders | undefined
}

/** Starts the portal and the services of one process, and locks the data directory until it is closed. */
export async function startServer(options: OctavoServerOptions): Promise<OctavoServer> {
  const { settings, sources, services: definitions, log } = options
  const server = settings.values
  const { host, port } = server
  if (server.isolate && server.sandbox)
    throw new UsageError('--sandbox needs all services in one process: leave out --isolate.')
  const claim = await claimOrExplain(server.data)
  const resources: { close(): Promise<void> }[] = []
  const close = async () => {
    await Promise.all(resources.map((part) => part.close()))
    claim.release()
  }
  try {
    await prepareStorage(server, log)
    const metrics = createMetrics()
    const adminToken = randomBytes(24).toString('base64url')
    const trustedProxies = server.trustedProxies?.split(',').map((address) => address.trim()) ?? []
    const common = {
      ...serverOptionsOf(server, sources, log),
      host,
      trustedProxies,
      hsts: server.hsts,
      sampleData: !server.empty,
      demoSecret: readOrCreateSecret(server.data),
    }
    const sandboxClock = server.sandbox ? createSandboxClock(systemClock) : undefined
    const clock = sandboxClock ?? systemClock
    const sandbox =
      sandboxClock &&
      (await import('./sandbox/server-sandbox.ts')).createServerSandbox({
        dataDir: server.data,
        clock: sandboxClock,
        storedServices: await listStoredServices(server.data),
        foreignStorage: server.databaseUrl ? 'PostgreSQL' : server.blobs ? 'S3' : undefined,
        startOn: (definition, dataDir) => startService(definition, { ...common, clock, dataDir, port: 0 }),
      })
    if (sandbox) resources.push(sandbox)
    const portalUrl = portalUrlOf(server.publicUrl)
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
        hsts: server.hsts,
      }),
    )
    resources.push(portal)
    const starting = definitions.map(async ({ name, offset, definition }): Promise<ServedService> => {
      const serving = {
        ...common,
        clock,
        port: port === 0 ? 0 : port + offset,
        publicUrl: server.publicUrl?.replace('{service}', name),
        metrics,
        // Behind a proxy without a public name for it, the portal's port is not reachable.
        rootRedirect: portalUrl || !trustedProxies.length ? `${portal.url}/${name}` : undefined,
        extend: sandbox?.extend,
        seedElsewhere: seedInOwnProcess(server.log, log, options.seeders),
      }
      const running = await listening<ServedService['running']>(
        name,
        server.isolate
          ? (await import('./isolation/isolated-service.ts')).startIsolated(definition, serving, server.log)
          : startService(definition, { ...serving, deferJobs: true }),
      )
      resources.push(running)
      return { definition, running }
    })
    // If one fails, wait for the others, so that they can be closed.
    await Promise.allSettled(starting)
    const services = await Promise.all(starting)
    await sandbox?.open(services)
    portal.open(services)
    await Promise.all(services.map(({ running }) => running.startJobs()))
    const deployment = describeDeployment(server, services, { portal: portal.url, adminToken })
    return { deployment, services, signInUrl: portal.issueSignInUrl(), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Completes an interrupted restore, and records which database and bucket the data directory uses. */
async function prepareStorage({ data, databaseUrl, blobs }: ServerSettings, log: Logger): Promise<void> {
  if (await finishReplacement(data)) log.warn('completed an interrupted restore')
  // Imported on demand: most servers use SQLite and files.
  if (databaseUrl) await (await import('./reachable-database.ts')).requireReachableDatabase(databaseUrl)
  if (blobs) await (await import('./reachable-bucket.ts')).requireReachableBucket(blobs)
  recordDatabase(data, databaseUrl)
  await recordBlobs(data, blobs)
}

function describeDeployment(
  { databaseUrl }: ServerSettings,
  services: readonly ServedService[],
  { portal, adminToken }: Pick<Deployment, 'portal' | 'adminToken'>,
): Deployment {
  const served = services.map(({ running }) => [running.name, { url: running.url, ...running.demo }])
  return {
    pid: process.pid,
    portal,
    adminToken,
    services: Object.fromEntries(served),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  }
}

/** Without `{service}`, the public address is that of the only service. */
function portalUrlOf(publicUrl: string | undefined): string | undefined {
  return publicUrl?.includes('{service}') ? publicUrl.replace('{service}', 'portal') : undefined
}

async function listening<Listener>(name: string, starting: Promise<Listener>): Promise<Listener> {
  try {
    return await starting
  } catch (error) {
    if (!(error instanceof PortTakenError)) throw error
    throw new UsageError(
      `Port ${error.port} of ${name} is in use. Choose other ports with --port N (the portal's; services follow), or any free ports with --port 0.`,
    )
  }
}
