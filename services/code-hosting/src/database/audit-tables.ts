export type AuditTables = Record<never, never>
