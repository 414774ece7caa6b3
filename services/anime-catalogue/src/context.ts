import type { ServiceContext } from '@octavo/platform/service.ts'
import type { Static } from 'typebox'
import type { config } from './config.ts'
import type { CatalogueState } from './database/catalogue-state.ts'
import type { Tables } from './database/tables.ts'
import type { Reader } from './json-api/reader.ts'
import type { Registry } from './json-api/registry.ts'

export type BaseContext = ServiceContext<Static<typeof config>, Tables>

/** Shared by routes and writers. */
export interface Context extends BaseContext {
  registry: Registry
  state: CatalogueState
  reader: Reader
  titles: TitleSearch
}

export interface TitleSearch {
  /** Builds the indexes before the first search. */
  warm(): Promise<void>
  close(): Promise<void>
}
