export type SearchTables = Record<never, never>
