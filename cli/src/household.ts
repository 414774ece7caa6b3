import type { SettingSources } from '@octavo/platform/config.ts'
import type { Logger } from '@octavo/platform/log.ts'
import type { Household } from '@octavo/platform/open-service.ts'
import type { HouseSettings } from './settings.ts'

export function householdOf(house: HouseSettings, settings: SettingSources, log: Logger): Household {
  return {
    dataDir: house.data,
    databaseUrl: house.databaseUrl,
    settings,
    log,
    limits: house.limits,
    privateTargets: isLoopback(house.host),
  }
}

/** On one's own machine a webhook may well go to a neighbouring port. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}
