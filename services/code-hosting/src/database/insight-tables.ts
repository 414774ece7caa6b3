export type InsightTables = Record<never, never>
