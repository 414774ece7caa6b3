export type RuleTables = Record<never, never>
