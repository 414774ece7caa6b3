import { type TProperties, type TSchema, Type } from 'typebox'
import { accountFields, orNull } from '../../accounts/schema.ts'
import { Commit } from '../../code/commits/schema/commits.ts'
import { Issue, Label } from '../../issues/schema/issues.ts'
import { MinimalRepository } from '../../repositories/schema/repositories.ts'
import { PageQuery } from '../../wire/page-queries.ts'

const Text = Type.String()
const Count = Type.Integer()

export const SearchParameters = Type.Object({
  q: Type.Optional(Type.String({ description: 'Keywords and qualifiers, such as `crash label:bug`.' })),
  sort: Type.Optional(Type.String({ description: 'The order of the results. Default: best match.' })),
  order: Type.Optional(Type.String({ description: '`desc` (default) or `asc`, with `sort`.' })),
  ...PageQuery,
})

const TextMatches = Type.Array(
  Type.Object({
    object_url: Text,
    object_type: orNull(Text),
    property: Text,
    fragment: Text,
    matches: Type.Array(Type.Object({ text: Text, indices: Type.Array(Count) })),
  }),
)

const resultFields = { score: Type.Number(), text_matches: Type.Optional(TextMatches) }

const item = (title: string, properties: TProperties) =>
  Type.Object({ ...properties, ...resultFields }, { title })

const page = (entry: TSchema) =>
  Type.Object({ total_count: Count, incomplete_results: Type.Boolean(), items: Type.Array(entry) })

export const IssueResults = page(item('issue-search-result-item', Issue.properties))
export const RepositoryResults = page(item('repo-search-result-item', MinimalRepository.properties))
export const UserResults = page(item('user-search-result-item', accountFields))
export const LabelResults = page(item('label-search-result-item', Label.properties))
export const CommitResults = page(
  item('commit-search-result-item', { ...Commit.properties, repository: MinimalRepository }),
)

export const CodeResults = page(
  item('code-search-result-item', {
    name: Text,
    path: Text,
    sha: Text,
    url: Text,
    git_url: Text,
    html_url: Text,
    repository: MinimalRepository,
    language: orNull(Text),
    file_size: Count,
  }),
)

export const TopicResults = page(
  item('topic-search-result-item', {
    name: Text,
    display_name: Type.Null(),
    short_description: Type.Null(),
    description: Type.Null(),
    created_by: Type.Null(),
    released: Type.Null(),
    created_at: Text,
    updated_at: Text,
    featured: Type.Boolean(),
    curated: Type.Boolean(),
    repository_count: Count,
  }),
)
