import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Addresses } from '../wire/addresses.ts'
import type { RuleApp } from './schema/protections.ts'

/** Presents the apps that rules name. The subject of apps comes later, and is passed in at setup. */
export interface RuleApps {
  /** Missing apps are left out. */
  load(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, PresentApp>>
}

export type PresentApp = (addresses: Addresses) => RuleApp
