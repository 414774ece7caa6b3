/** One step of the sample data, at its own time. Running it again changes nothing. */
export interface Act {
  at: string
  run(): Promise<void>
}
