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

/** Settings of an API key beside those of the token that it is. */
export interface KeyTable {
  token_id: number
  name: string
  /** A JSON array of model names, or null for all of the plan. */
  models: string | null
  created_by: number
}

export interface MeteringTables {
  usage: UsageTable
  api_key: KeyTable
}
