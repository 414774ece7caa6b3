import type { AddressInfo } from 'node:net'
import type { DemoCredentials } from '@octavo/platform/demo.ts'
import type { LogStyle } from '@octavo/platform/log.ts'
import type { Reading } from '@octavo/platform/metrics.ts'
import type { ServeOptions } from '@octavo/platform/start-service.ts'

/** The options that can be serialized for another process. */
export type PlainServing = Omit<
  ServeOptions,
  'log' | 'metrics' | 'clock' | 'ids' | 'extend' | 'seedElsewhere'
>

export interface ServiceOrder {
  name: string
  serving: PlainServing
  logStyle: LogStyle
}

export type ToService = ({ kind: 'start' } & ServiceOrder) | { kind: 'check'; id: number } | { kind: 'stop' }

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
