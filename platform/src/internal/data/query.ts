/** What is left of a query when Kysely has compiled it. */
export interface Query {
  readonly sql: string
  readonly parameters: readonly unknown[]
}
