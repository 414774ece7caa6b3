import type { SettingSources } from '@octavo/platform/config.ts'
import type { Logger } from '@octavo/platform/log.ts'
import type { ServerOptions } from '@octavo/platform/open-service.ts'
import { judgePrivateTargets } from './private-targets.ts'
import type { HouseSettings } from './settings.ts'

export function householdOf(house: HouseSettings, settings: SettingSources, log: Logger): ServerOptions {
  return {
    dataDir: house.data,
    databaseUrl: house.databaseUrl,
    settings,
    log,
    limits: house.limits,
    privateTargets: judgePrivateTargets(house).isAllowed,
  }
}
