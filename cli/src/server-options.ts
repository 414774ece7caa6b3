import type { SettingSources } from '@octavo/platform/config.ts'
import type { Logger } from '@octavo/platform/log.ts'
import type { ServerOptions } from '@octavo/platform/open-service.ts'
import { judgePrivateTargets } from './private-targets.ts'
import type { ServerSettings } from './settings.ts'

export function serverOptionsOf(
  server: ServerSettings,
  settings: SettingSources,
  log: Logger,
): ServerOptions {
  return {
    dataDir: server.data,
    databaseUrl: server.databaseUrl,
    blobs: server.blobs,
    settings,
    log,
    limits: server.limits,
    privateTargets: judgePrivateTargets(server).isAllowed,
  }
}
