import { Type } from 'typebox'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { PageQuery } from '../../wire/page-queries.ts'

const maybe = Type.Optional
const Text = Type.String()
const Result = Type.Enum(['pass', 'fail', 'bypass'])

const fields = {
  id: Type.Integer(),
  actor_id: Type.Integer(),
  actor_name: Text,
  before_sha: Text,
  after_sha: Text,
  ref: Text,
  repository_id: Type.Integer(),
  repository_name: Text,
  pushed_at: Text,
  result: Result,
  evaluation_result: maybe(Result),
}

export const RuleSuites = Type.Array(Type.Object(fields), { title: 'rule-suites' })

export const RuleSuite = Type.Object(
  {
    ...fields,
    rule_evaluations: Type.Array(
      Type.Object({
        rule_source: Type.Object({ type: Text, id: Type.Integer(), name: Text }),
        enforcement: Text,
        result: Text,
        rule_type: Text,
        details: Type.Union([Text, Type.Null()]),
      }),
    ),
  },
  { title: 'rule-suite' },
)

export const RuleSuitesQuery = Type.Object({
  ...PageQuery,
  ref: maybe(Text),
  repository_name: maybe(Text),
  time_period: maybe(Type.Enum(['hour', 'day', 'week', 'month'])),
  actor_name: maybe(Text),
  rule_suite_result: maybe(Type.Enum(['pass', 'fail', 'bypass', 'all'])),
})

export const RuleSuitePath = Type.Object({ ...RepositoryPath.properties, rule_suite_id: Text })
export const OrganizationRuleSuitePath = Type.Object({ org: Text, rule_suite_id: Text })
