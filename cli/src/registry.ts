import type { FolderBackups } from '@octavo/platform/folder-backup.ts'
import type { ServiceDefinition } from '@octavo/platform/service.ts'
import type { TObject } from 'typebox'

// Each definition is checked where it is defined; here the types differ per service.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyDefinition = ServiceDefinition<TObject, any>

export interface RegisteredService {
  name: string
  /** Added to the portal's port. */
  offset: number
  /** A first start seeds it. */
  hasSampleData?: true
  /** It declares commands of its own. */
  hasCommands?: true
  load(): Promise<AnyDefinition>
}

export const registry: readonly RegisteredService[] = [
  {
    name: 'code-hosting',
    offset: 1,
    hasSampleData: true,
    load: async () => (await import('@octavo/code-hosting/index.ts')).default,
  },
  {
    name: 'web-content',
    offset: 2,
    hasSampleData: true,
    hasCommands: true,
    load: async () => (await import('@octavo/web-content/index.ts')).default,
  },
  {
    name: 'country-data',
    offset: 3,
    load: async () => (await import('@octavo/country-data/index.ts')).default,
  },
  {
    name: 'status-image',
    offset: 4,
    load: async () => (await import('@octavo/status-image/index.ts')).default,
  },
  {
    name: 'anime-catalogue',
    offset: 5,
    hasSampleData: true,
    load: async () => (await import('@octavo/anime-catalogue/index.ts')).default,
  },
  {
    name: 'event-management',
    offset: 6,
    hasSampleData: true,
    load: async () => (await import('@octavo/event-management/index.ts')).default,
  },
  {
    name: 'photo',
    offset: 7,
    hasSampleData: true,
    load: async () => (await import('@octavo/photo/index.ts')).default,
  },
  {
    name: 'code-assistant',
    offset: 8,
    hasSampleData: true,
    load: async () => (await import('@octavo/code-assistant/index.ts')).default,
  },
]

export const serviceNames = registry.map(({ name }) => name)

export type LoadedService = RegisteredService & { definition: AnyDefinition }

export function loadServices(names: readonly string[] = serviceNames): Promise<LoadedService[]> {
  const selected = registry.filter(({ name }) => names.includes(name))
  return Promise.all(selected.map(async (service) => ({ ...service, definition: await service.load() })))
}

export async function loadDefinitions(names: readonly string[] = serviceNames): Promise<AnyDefinition[]> {
  return (await loadServices(names)).map(({ definition }) => definition)
}

export async function loadDefinition(name: string): Promise<AnyDefinition> {
  const [definition] = await loadDefinitions([name])
  if (!definition) throw new Error(`Unknown service ${name}`)
  return definition
}

/** The declared folders of a service; none for a service that this release does not include. */
export function foldersOf(definitions: readonly AnyDefinition[], name: string): FolderBackups {
  return definitions.find((definition) => definition.name === name)?.folders ?? {}
}
