import { type Static, Type } from 'typebox'
import { WholeNumber } from '../../wire/numbers.ts'

const maybe = Type.Optional

function plain<Name extends string>(type: Name) {
  return Type.Object({ type: Type.Literal(type) })
}

/** Longer patterns and texts would make evaluating a push slow. */
const maxPatternLength = 1000

const Pattern = Type.Object({
  name: maybe(Type.String({ maxLength: 255 })),
  negate: maybe(Type.Boolean()),
  operator: Type.Enum(['starts_with', 'ends_with', 'contains', 'regex']),
  pattern: Type.String({ minLength: 1, maxLength: maxPatternLength }),
})

function withPattern<Name extends string>(type: Name) {
  return Type.Object({ type: Type.Literal(type), parameters: Pattern })
}

const PullRequestRule = Type.Object({
  type: Type.Literal('pull_request'),
  parameters: Type.Object({
    allowed_merge_methods: maybe(
      Type.Array(Type.Enum(['merge', 'squash', 'rebase']), { minItems: 1, maxItems: 3 }),
    ),
    dismiss_stale_reviews_on_push: Type.Boolean(),
    require_code_owner_review: Type.Boolean(),
    require_last_push_approval: Type.Boolean(),
    required_approving_review_count: Type.Integer({ minimum: 0, maximum: 10 }),
    required_review_thread_resolution: Type.Boolean(),
  }),
})

const RequiredChecksRule = Type.Object({
  type: Type.Literal('required_status_checks'),
  parameters: Type.Object({
    do_not_enforce_on_create: maybe(Type.Boolean()),
    required_status_checks: Type.Array(
      Type.Object({
        context: Type.String({ minLength: 1, maxLength: 255 }),
        integration_id: maybe(WholeNumber),
      }),
      { maxItems: 100 },
    ),
    strict_required_status_checks_policy: Type.Boolean(),
  }),
})

const UpdateRule = Type.Object({
  type: Type.Literal('update'),
  parameters: maybe(Type.Object({ update_allows_fetch_and_merge: Type.Boolean() })),
})

/** The rules that this service enforces, as clients write them and as they are stored. */
export const RulesetRule = Type.Union([
  plain('creation'),
  UpdateRule,
  plain('deletion'),
  plain('required_linear_history'),
  plain('required_signatures'),
  PullRequestRule,
  RequiredChecksRule,
  plain('non_fast_forward'),
  withPattern('commit_message_pattern'),
  withPattern('commit_author_email_pattern'),
  withPattern('committer_email_pattern'),
  withPattern('branch_name_pattern'),
  withPattern('tag_name_pattern'),
])

export type RulesetRule = Static<typeof RulesetRule>

export type TextPattern = Static<typeof Pattern>
