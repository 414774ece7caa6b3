export type Metric =
  | 'photo views'
  | 'photo downloads'
  | 'photo likes'
  | 'user views'
  | 'user downloads'
  | 'user likes'
  | 'site views'
  | 'site downloads'
  | 'site likes'
  | 'site requests'
  | 'site photos'
  | 'site pixels'
  | 'site photographers'
  | 'site developers'
  | 'site applications'

export interface CountTables {
  /** Counts per UTC day, which is the number of days since 1970. `subject_id` is 0 for the site. */
  daily_count: { metric: Metric; subject_id: number; day: number; count: number }
}
