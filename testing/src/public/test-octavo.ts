export type ServiceName =
  | 'anime-catalogue'
  | 'code-assistant'
  | 'code-hosting'
  | 'country-data'
  | 'event-management'
  | 'photo'
  | 'status-image'
  | 'web-content'

/** The fields of a service in `octavo.json`. Services without accounts have only an address. */
export interface TestService {
  url: string
  /** A demo user with the highest plan. */
  user?: string
  password?: string
  token?: string
  plan?: string
}

/** Moves the time of all services. */
export interface TestClock {
  moveBy(ms: number): Promise<void>
  /** Milliseconds since 1970 UTC. */
  moveTo(ms: number): Promise<void>
  reset(): Promise<void>
}

export interface TestOctavo<Name extends ServiceName = ServiceName> {
  services: Record<Name, TestService>
  clock: TestClock
  /** Restores the sample data, accounts, counters and clock. Addresses and credentials stay the same. */
  reset(): Promise<void>
  /** Stops the services and deletes their data. */
  close(): Promise<void>
}

export interface OctavoOptions<Name extends ServiceName = ServiceName> {
  /** The services to start; all by default. */
  services?: readonly Name[]
  /** Settings by service, as in `octavo.config.json`. */
  settings?: Partial<Record<ServiceName, Record<string, unknown>>>
  /** `spec` by default; `off` disables the rate limits of the ecosystems. */
  limits?: 'spec' | 'off'
  /** True by default. */
  sampleData?: boolean
}
