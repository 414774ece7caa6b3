import { Type } from 'typebox'
import { orNull } from '../accounts/schema.ts'
import { App } from '../apps/schema.ts'
import { MinimalRepository, RepositoryPath } from '../repositories/schema/repositories.ts'
import { WholeNumber } from '../wire/numbers.ts'
import { PageQuery } from '../wire/page-queries.ts'

const Text = Type.String()
const maybe = Type.Optional
const Time = Type.String({ description: 'In ISO 8601 format.' })
const statuses = ['queued', 'in_progress', 'completed', 'waiting', 'requested', 'pending'] as const
/** Only the server sets `stale`. */
const conclusions = [
  'action_required',
  'cancelled',
  'failure',
  'neutral',
  'success',
  'skipped',
  'timed_out',
] as const

export const maxAnnotations = 50
const maxText = 65_535
const Short = Type.String({ maxLength: 2_048 })
/** Indexed, so limited in bytes by PostgreSQL. */
const Name = Type.String({ minLength: 1, maxLength: 512 })

const Side = Type.Object({
  ref: Text,
  sha: Text,
  repo: Type.Object({ id: Type.Integer(), url: Text, name: Text }),
})
const PullMinimal = Type.Object({
  id: Type.Integer(),
  number: Type.Integer(),
  url: Text,
  head: Side,
  base: Side,
})

export const CheckRun = Type.Object(
  {
    id: Type.Integer(),
    name: Text,
    node_id: Text,
    head_sha: Text,
    external_id: Text,
    url: Text,
    html_url: Text,
    details_url: Text,
    status: Type.Enum([...statuses]),
    conclusion: orNull(Text),
    started_at: Text,
    completed_at: orNull(Text),
    output: Type.Object({
      title: orNull(Text),
      summary: orNull(Text),
      text: orNull(Text),
      annotations_count: Type.Integer(),
      annotations_url: Text,
    }),
    check_suite: Type.Object({ id: Type.Integer() }),
    app: orNull(App),
    pull_requests: Type.Array(PullMinimal),
  },
  { title: 'check-run' },
)

const Person = Type.Object({ name: Text, email: Text })

export const CheckSuite = Type.Object(
  {
    id: Type.Integer(),
    node_id: Text,
    head_branch: orNull(Text),
    head_sha: Text,
    status: Text,
    conclusion: orNull(Text),
    url: Text,
    before: orNull(Text),
    after: Text,
    pull_requests: Type.Array(PullMinimal),
    app: orNull(App),
    repository: MinimalRepository,
    created_at: Text,
    updated_at: Text,
    head_commit: Type.Object({
      id: Text,
      tree_id: Text,
      message: Text,
      timestamp: Text,
      author: orNull(Person),
      committer: orNull(Person),
    }),
    latest_check_runs_count: Type.Integer(),
    check_runs_url: Text,
    rerequestable: Type.Boolean(),
    runs_rerequestable: Type.Boolean(),
  },
  { title: 'check-suite' },
)

export const CheckRunPage = Type.Object({ total_count: Type.Integer(), check_runs: Type.Array(CheckRun) })
export const CheckSuitePage = Type.Object({
  total_count: Type.Integer(),
  check_suites: Type.Array(CheckSuite),
})

export const CheckAnnotation = Type.Object(
  {
    path: Text,
    start_line: Type.Integer(),
    end_line: Type.Integer(),
    start_column: orNull(Type.Integer()),
    end_column: orNull(Type.Integer()),
    annotation_level: Text,
    title: orNull(Text),
    message: Text,
    raw_details: orNull(Text),
    blob_href: Text,
  },
  { title: 'check-annotation' },
)

export const RunPath = Type.Object({ ...RepositoryPath.properties, check_run_id: Text })
export const SuitePath = Type.Object({ ...RepositoryPath.properties, check_suite_id: Text })
export const RefPath = Type.Object({ ...RepositoryPath.properties, ref: Text })

export const RunQuery = Type.Object({
  ...PageQuery,
  check_name: maybe(Text),
  status: maybe(Type.Enum(['queued', 'in_progress', 'completed'])),
  filter: maybe(Type.Enum(['latest', 'all'], { default: 'latest' })),
  app_id: maybe(Type.String({ pattern: '^\\d{1,15}$' })),
})

export const SuiteQuery = Type.Object({
  ...PageQuery,
  check_name: maybe(Text),
  app_id: maybe(Type.String({ pattern: '^\\d{1,15}$' })),
})

const Line = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 })

const Annotation = Type.Object({
  path: Type.String({ maxLength: 4_096 }),
  start_line: Line,
  end_line: Line,
  start_column: maybe(Line),
  end_column: maybe(Line),
  annotation_level: Type.Enum(['notice', 'warning', 'failure']),
  message: Type.String({ maxLength: maxText }),
  title: maybe(Type.String({ maxLength: 255 })),
  raw_details: maybe(Type.String({ maxLength: maxText })),
})

const runFields = {
  details_url: maybe(Short),
  external_id: maybe(Short),
  status: maybe(Type.Enum([...statuses])),
  started_at: maybe(Time),
  conclusion: maybe(Type.Enum([...conclusions])),
  completed_at: maybe(Time),
  output: maybe(
    Type.Object({
      title: maybe(Short),
      summary: maybe(Type.String({ maxLength: maxText })),
      text: maybe(Type.String({ maxLength: maxText })),
      annotations: maybe(Type.Array(Annotation, { maxItems: maxAnnotations })),
    }),
  ),
  actions: maybe(
    Type.Array(
      Type.Object({
        label: Type.String({ maxLength: 20 }),
        description: Type.String({ maxLength: 40 }),
        identifier: Type.String({ maxLength: 20 }),
      }),
      { maxItems: 3 },
    ),
  ),
}

export const NewRunBody = Type.Object({ name: Name, head_sha: Text, ...runFields })
export const RunChangeBody = Type.Object({ name: maybe(Name), ...runFields })
export const NewSuiteBody = Type.Object({ head_sha: Text })

export const PreferencesBody = Type.Object({
  auto_trigger_checks: Type.Array(Type.Object({ app_id: WholeNumber, setting: Type.Boolean() }), {
    maxItems: 100,
  }),
})

export const Preferences = Type.Object(
  {
    preferences: Type.Object({
      auto_trigger_checks: Type.Array(Type.Object({ app_id: Type.Integer(), setting: Type.Boolean() })),
    }),
    repository: MinimalRepository,
  },
  { title: 'check-suite-preference' },
)
