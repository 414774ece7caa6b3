/** Statistics of a default branch. */
export interface CommitStatisticsTable {
  repository_id: number
  /** The commit that they were computed for. */
  commit_oid: string
  /** JSON of `CommitStatistics`. */
  statistics: string
}

/** The visits of one day. */
export interface TrafficTable {
  repository_id: number
  /** The start of the day in UTC. */
  day_ms: number
  kind: 'clone' | 'view' | 'path' | 'referrer'
  /** The path or referrer, else empty. */
  name: string
  /** A hash of the user or address, for counting unique visitors. */
  visitor: string
  count: number
}

export interface InsightTables {
  commit_statistics: CommitStatisticsTable
  traffic: TrafficTable
}
