import { Type } from 'typebox'
import { orNull } from '../../accounts/schema.ts'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { WholeNumber } from '../../wire/numbers.ts'
import { LongPageQuery, PageQuery } from '../../wire/page-queries.ts'

const Text = Type.String()
const Maybe = Type.Optional(Text)

/** A string, because a malformed number means 404. */
export const PullPath = Type.Object({ ...RepositoryPath.properties, pull_number: Text })

export const PullListQuery = Type.Object({
  state: Maybe,
  head: Maybe,
  base: Maybe,
  sort: Maybe,
  direction: Maybe,
  ...LongPageQuery,
})

export const PageOfPullQuery = Type.Object(PageQuery)

const Title = Type.Union([Text, WholeNumber])
const body = Type.Optional(orNull(Text))

export const NewPullBody = Type.Object(
  {
    title: Type.Optional(orNull(Title)),
    head: Text,
    head_repo: Maybe,
    base: Text,
    body,
    maintainer_can_modify: Type.Optional(orNull(Type.Boolean())),
    draft: Type.Optional(orNull(Type.Boolean())),
    issue: Type.Optional(orNull(WholeNumber)),
  },
  { title: 'new-pull-request' },
)

export const PullChangeBody = Type.Object(
  {
    title: Type.Optional(orNull(Title)),
    body,
    state: Type.Optional(Type.Enum(['open', 'closed'])),
    base: Maybe,
    maintainer_can_modify: Type.Optional(orNull(Type.Boolean())),
  },
  { title: 'pull-request-change' },
)
