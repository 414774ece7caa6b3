/** Used requests and tokens by user, UTC day, model and engine. */
export interface UsageTable {
  user_id: number
  day_ms: number
  model: string
  engine: string
  requests: number
  prompt_tokens: number
  completion_tokens: number
}

export interface MeteringTables {
  usage: UsageTable
}
