export type ReleaseTables = Record<never, never>
