import type { ServiceContext } from '@octavo/platform/service.ts'
import type { Static } from 'typebox'
import type { config } from './config.ts'
import type { CatalogueState } from './database/catalogue-version.ts'
import type { Tables } from './database/tables.ts'
import type { Reader } from './json-api/reader.ts'
import type { Registry } from './json-api/registry.ts'

export type Context = ServiceContext<Static<typeof config>, Tables>

/** What the routes stand on. */
export interface Library extends Context {
  registry: Registry
  state: CatalogueState
  reader: Reader
}

const opened = new WeakMap<object, Library>()

/** What was opened when the service was set up. */
export function getLibrary(context: Context): Library {
  const library = opened.get(context)
  if (!library) throw new Error('The service has not been set up')
  return library
}

export function keepLibrary(context: Context, library: Library): Library {
  opened.set(context, library)
  return library
}
