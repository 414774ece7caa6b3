import type { AddressInfo } from 'node:net'
import type { DemoCredentials } from '@octavo/platform/demo.ts'
import type { LogStyle } from '@octavo/platform/log.ts'
import type { Reading } from '@octavo/platform/metrics.ts'
import type { ServeOptions } from '@octavo/platform/start-service.ts'

/** The options that can be serialized for another process. */
export type SerializableServeOptions = Omit<
  ServeOptions,
  'log' | 'metrics' | 'clock' | 'ids' | 'extend' | 'seedElsewhere'
>

export function toSerializable({
  log: _log,
  metrics: _metrics,
  clock: _clock,
  ids: _ids,
  extend: _extend,
  seedElsewhere: _seedElsewhere,
  ...serializable
}: ServeOptions): SerializableServeOptions {
  return serializable
}

export interface StartRequest {
  name: string
  options: SerializableServeOptions
  logStyle: LogStyle
}

export type ToService = ({ kind: 'start' } & StartRequest) | { kind: 'check'; id: number } | { kind: 'stop' }

export interface Listening {
  url: string
  address: AddressInfo
  demo: DemoCredentials | undefined
  description: Record<string, unknown>
}

export type FromService =
  | ({ kind: 'listening' } & Listening)
  | { kind: 'failed'; message: string; takenPort?: number; problems?: readonly string[] }
  | { kind: 'checked'; id: number; isHealthy: boolean }
  | { kind: 'metrics'; readings: Reading[] }

/** Requests to a process that seeds services; see seed-services.ts. */
export type ToSeeder = ({ kind: 'seed' } & StartRequest) | { kind: 'stop'; name: string }

/** A service is closed when its jobs have ended, or if it could not be seeded. */
export interface FromSeeder {
  kind: 'seeded' | 'closed'
  name: string
}
