import { requestAdminApi } from './request.ts'

export interface Setting {
  name: string
  flag: string
  variable: string
  value: unknown
  origin: 'flag' | 'environment' | 'file' | 'default'
  description: string
}

export interface Settings {
  server: readonly Setting[]
  services: Readonly<Record<string, readonly Setting[]>>
}

export const getSettings = (signal: AbortSignal) => requestAdminApi<Settings>('/settings', { signal })
