/** The parts of a compiled Kysely query that the drivers use. */
export interface Query {
  readonly sql: string
  readonly parameters: readonly unknown[]
}
