import { type TProperties, Type } from 'typebox'
import { facetNames } from '../posts/post-search.ts'

const optionalText = (description: string, maxLength = 4_000) =>
  Type.Optional(Type.String({ maxLength, description }))
const flag = (description: string) =>
  Type.Optional(
    Type.String({
      pattern: '^([Tt]rue|[Ff]alse|[01]|)$',
      description: `\`true\` or \`false\`. ${description}`,
    }),
  )
const oneOf = <Name extends string>(names: readonly Name[], description: string) =>
  Type.Optional(
    Type.Union(
      names.map((name) => Type.Literal(name)),
      { description },
    ),
  )

export const sortNames = [
  'crawled',
  'relevancy',
  'published',
  'thread.published',
  'updated',
  'domain_rank',
  'performance_score',
  'replies_count',
  'participants_count',
  'ord_in_thread',
  'rating',
  'social.likes',
  'social.shares',
  'social.comments',
  'social.facebook.likes',
  'social.facebook.shares',
  'social.facebook.comments',
  'social.vk.shares',
  'social.gplus.shares',
  'social.pinterest.shares',
  'social.linkedin.shares',
  'social.stumbledupon.shares',
] as const
export type SortName = (typeof sortNames)[number]

export const formatNames = ['json', 'xml', 'rss', 'atom', 'jsonfeed', 'ndjson', 'csv', 'excel'] as const
export type FormatName = (typeof formatNames)[number]

/** The last offset that other orders than that of crawling can begin at. */
export const maxFrom = 10_000

const token = optionalText('An API key, instead of the header `Authorization: Bearer KEY`.', 500)
const format = oneOf(formatNames, 'The format of the response. Default: `json`.')
const size = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 100, description: 'The number of posts per page.' }),
)
const from = Type.Optional(
  Type.Integer({
    minimum: 0,
    maximum: maxFrom,
    description: 'The number of posts to skip. Not supported with `sort=crawled`.',
  }),
)
const order = oneOf(['asc', 'desc'], 'The direction of the order.')
const sort = oneOf(sortNames, 'The field to sort by. Counts of social networks that no source reports are 0.')

/** Parameters of `/filterWebContent` and its aliases. */
export const contentParameters = {
  q: optionalText('The query, at most 4,000 characters; `*` matches all posts.', 16_000),
  token,
  ts: Type.Optional(
    Type.String({
      pattern: '^[0-9]{1,15}$',
      description: 'Only posts crawled after this Unix time in milliseconds. Default: three days ago.',
    }),
  ),
  sort,
  order,
  from,
  size,
  format,
  highlight: flag('Returns fragments with the matched words in `<em>`.'),
  latest: flag('Returns the newest 100 matches, the newest first.'),
  warning: flag('Adds warnings, for instance of unknown parameters.'),
  accuracy_confidence: oneOf(['high'], '`high` excludes posts whose text may be incomplete.'),
  allowNewsHistory: flag('Has no effect: your plan decides how far back you can read.'),
  includeSyndicated: flag('`false` excludes copies of older posts.'),
  webz_reporter: flag('Accepted and ignored.'),
  ni: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 2 ** 53 - 1,
      description: 'The last post of the previous page. Part of `next`.',
    }),
  ),
} satisfies TProperties

/** Older clients of `/search` send conditions as parameters. */
export const conditionParameters = {
  language: optionalText('Languages, separated by commas.', 500),
  site_type: optionalText('Types of site, separated by commas.', 500),
  site: optionalText('Sites, separated by commas.', 2_000),
  exclude: optionalText('Sites to leave out, separated by commas.', 2_000),
  category: optionalText('Categories, separated by commas.', 2_000),
  sentiment: optionalText('Sentiments, separated by commas. Needs a paid plan.', 100),
} satisfies TProperties

const shared = {
  token,
  q: contentParameters.q,
  language: conditionParameters.language,
  categories: conditionParameters.category,
  category: conditionParameters.category,
  country: optionalText('Countries, as ISO codes or names, separated by commas.', 500),
  source: conditionParameters.site,
  date: optionalText(
    'A day (`2026-01-31`), a range (`2026-01-01..2026-01-31`), or `today`, `yesterday`, `last_24h`, `last_week`, `last_month`, `last_year`. In UTC.',
    50,
  ),
  from: optionalText('The first day, if there is no `date`.', 50),
  to: optionalText('The last day, if there is no `date`.', 50),
  sort,
  order,
  format,
  highlight: contentParameters.highlight,
  cursor: optionalText('The cursor from `next`.', 200),
} satisfies TProperties

export const articleParameters = {
  keywords: optionalText(
    'Search terms, all of which must occur. Supports `"phrases"`, `-exclusions` and `OR`.',
  ),
  ...shared,
  size,
} satisfies TProperties

export const socialParameters = {
  keywords: articleParameters.keywords,
  ...shared,
  size,
} satisfies TProperties

export const filterParameters = {
  ...shared,
  facets: optionalText(`Facets to count, separated by commas: ${facetNames.join(', ')}. Default: all.`, 200),
  size: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 100, description: 'The number of posts to return. Default: 20.' }),
  ),
} satisfies TProperties

const Warning = Type.Object({ message: Type.String(), type: Type.String(), level: Type.String() })
const Image = Type.Object({
  url: Type.String(),
  meta_info: Type.String(),
  uuid: Type.String(),
  label: Type.Array(Type.String()),
})
const nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()])
const Entity = Type.Object({
  name: Type.String(),
  sentiment: Type.Union(['none', 'positive', 'neutral', 'negative'].map((value) => Type.Literal(value))),
})
const Counts = Type.Object({ likes: Type.Integer(), comments: Type.Integer(), shares: Type.Integer() })

export const Post = Type.Object(
  {
    uuid: Type.String(),
    url: Type.String(),
    parent_url: nullable(Type.String()),
    ord_in_thread: Type.Integer({ description: '0 is the article.' }),
    author: nullable(Type.String()),
    published: Type.String({ description: 'UTC.' }),
    crawled: Type.String(),
    updated: Type.String(),
    title: Type.String(),
    text: Type.String(),
    summary: Type.String(),
    language: Type.String({ description: 'The English name in lower case.' }),
    sentiment: nullable(Type.String({ description: 'On paid plans; otherwise null.' })),
    categories: Type.Array(Type.String()),
    topics: Type.Array(Type.String()),
    ai_allow: Type.Boolean(),
    has_canonical: Type.Boolean(),
    webz_reporter: Type.Boolean(),
    breaking: Type.Boolean(),
    external_links: Type.Array(Type.String()),
    external_images: Type.Array(Image),
    internal_images: Type.Array(Image),
    entities: Type.Object(
      {
        persons: Type.Array(Entity),
        organizations: Type.Array(
          Type.Evaluate(Type.Intersect([Entity, Type.Object({ tickers: Type.Array(Type.String()) })])),
        ),
        locations: Type.Array(Entity),
      },
      { description: 'On paid plans; otherwise empty.' },
    ),
    syndication: Type.Object({
      syndicated: Type.Boolean(),
      syndicate_id: nullable(Type.String()),
      first_syndicated: Type.Boolean(),
    }),
    trust: nullable(Type.Object({})),
    rating: nullable(Type.Number()),
    network: Type.Optional(Type.String()),
    account: Type.Optional(Type.String()),
    thread: Type.Object({
      uuid: Type.String(),
      url: Type.String(),
      site_full: Type.String(),
      site: Type.String(),
      site_section: nullable(Type.String()),
      site_categories: Type.Array(Type.String()),
      section_title: nullable(Type.String()),
      site_title: nullable(Type.String()),
      title: Type.String(),
      title_full: Type.String(),
      published: Type.String(),
      replies_count: Type.Integer(),
      participants_count: Type.Integer(),
      site_type: Type.String(),
      country: nullable(Type.String()),
      main_image: nullable(Type.String()),
      performance_score: Type.Integer(),
      domain_rank: nullable(Type.Integer()),
      domain_rank_updated: nullable(Type.String()),
      licensing_agency: Type.Null(),
      spam_score: Type.Number(),
      social: Type.Object({
        updated: nullable(Type.String()),
        facebook: Counts,
        vk: Type.Object({ shares: Type.Integer() }),
        fediverse: Counts,
      }),
    }),
    highlightText: Type.Optional(Type.String()),
    highlightTitle: Type.Optional(Type.String()),
    highlightThreadTitle: Type.Optional(Type.String()),
    highlight_text: Type.Optional(Type.String()),
    highlight_title: Type.Optional(Type.String()),
    highlight_thread_title: Type.Optional(Type.String()),
  },
  { title: 'Post' },
)

const envelope = {
  posts: Type.Array(Post),
  total: Type.Integer({ description: 'All matches after `ts`.' }),
  totalResults: Type.Integer(),
  total_results: Type.Integer(),
  moreResultsAvailable: Type.Integer({ description: 'Matches after this page.' }),
  more_results_available: Type.Integer(),
  next: Type.String({ description: 'The path of the next page, even if that page is empty so far.' }),
  requestsLeft: Type.Integer(),
  requests_left: Type.Integer(),
  warnings: nullable(Type.Array(Warning)),
}

export const Results = Type.Object(envelope, { title: 'Results' })

const Facet = Type.Array(Type.Object({ value: Type.String(), count: Type.Integer() }))

export const FilterResults = Type.Object(
  {
    ...envelope,
    date: Type.Object({ from: nullable(Type.String()), to: nullable(Type.String()) }),
    filters: Type.Object(Object.fromEntries(facetNames.map((name) => [name, Type.Optional(Facet)]))),
  },
  { title: 'FilterResults' },
)
