import type { FastifyRequest } from 'fastify'
import type { EngineName, Usage } from '../engine/engine.ts'

export interface UsageRecord {
  model: string
  engine: EngineName
  usage: Usage
}

export interface Metering {
  /** Records what a request used, also when its client left before the end. Returns at once; rows are written in batches. */
  record(request: Pick<FastifyRequest, 'caller'>, record: UsageRecord): void
  /** Writes all records. */
  flush(): Promise<void>
  close(): Promise<void>
}
