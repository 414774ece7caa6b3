import type { Generated } from 'kysely'

/** The check runs of an app for a commit. */
export interface CheckSuiteTable {
  id: Generated<number>
  repository_id: number
  oid: string
  app_id: number
  head_branch: string | null
  /** 1 until the next change of its runs: the suite is shown as queued. */
  is_rerequested: Generated<number>
  created_at_ms: number
  updated_at_ms: number
}

/** The latest run of an app with a name replaces earlier ones with that name. */
export interface CheckRunTable {
  id: Generated<number>
  repository_id: number
  suite_id: number
  app_id: number
  oid: string
  name: string
  external_id: string
  details_url: string | null
  status: 'queued' | 'in_progress' | 'completed' | 'waiting' | 'requested' | 'pending'
  conclusion: CheckConclusion | null
  /** JSON of `CheckOutput`. */
  output: string
  /** JSON: the buttons that users can click, with the identifiers that the app gets. */
  actions: string
  annotations: Generated<number>
  started_at_ms: number
  completed_at_ms: number | null
}

export type CheckConclusion =
  | 'success'
  | 'failure'
  | 'neutral'
  | 'cancelled'
  | 'skipped'
  | 'timed_out'
  | 'action_required'
  | 'stale'

export interface CheckAnnotationTable {
  id: Generated<number>
  check_run_id: number
  path: string
  start_line: number
  end_line: number
  start_column: number | null
  end_column: number | null
  annotation_level: 'notice' | 'warning' | 'failure'
  message: string
  title: string | null
  raw_details: string | null
}

/** Apps for which pushes create no check suites. */
export interface CheckPreferenceTable {
  repository_id: number
  app_id: number
  is_automatic: number
}

export interface CheckTables {
  check_suite: CheckSuiteTable
  check_run: CheckRunTable
  check_annotation: CheckAnnotationTable
  check_preference: CheckPreferenceTable
}
