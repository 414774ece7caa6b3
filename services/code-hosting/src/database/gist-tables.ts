export type GistTables = Record<never, never>
