/** Texts of a post that are indexed word by word. */
export const textFields = ['title', 'text', 'author', 'thread_title', 'section_title'] as const
export type TextField = (typeof textFields)[number]

/** Values that a post has or lacks. `tagValues` says how they are written in the index. */
export const tagNames = [
  'language',
  'site_type',
  'site',
  'site_full',
  'site_suffix',
  'site_category',
  'country',
  'category',
  'topic',
  'sentiment',
  'is_first',
  'has_video',
  'syndicated',
  'breaking',
  'ai_allow',
  'person',
  'person_positive',
  'person_negative',
  'person_neutral',
  'organization',
  'organization_positive',
  'organization_negative',
  'organization_neutral',
  'location',
  'location_positive',
  'location_negative',
  'location_neutral',
  'ticker',
  'link',
  'url',
  'thread_url',
  // The names of the text fields that have words, for `author:*`.
  'has',
] as const
export type TagName = (typeof tagNames)[number]

/** Columns of a post that a query can compare. Times are epoch milliseconds. */
export const numberFields = [
  'published_ms',
  'crawled_ms',
  'updated_ms',
  'thread_published_ms',
  'num_chars',
  'domain_rank',
  'performance_score',
  'spam_score',
  'rating',
  'replies_count',
  'participants_count',
  'ord_in_thread',
  'social_likes',
  'social_shares',
  'social_comments',
] as const
export type NumberField = (typeof numberFields)[number]

/** The fields of a post for the index, saved queries and tests. `createSearchDocument` builds one. */
export interface SearchDocument {
  readonly uuid: string
  /** ISO 639-1, or '' if it is not known. */
  readonly language: string
  readonly fields: Readonly<Record<TextField, string>>
  readonly tags: Readonly<Partial<Record<TagName, readonly string[]>>>
  readonly numbers: Readonly<Record<NumberField, number | null>>
}

/** The meaning of a field name in a query. */
export type FieldMeaning =
  | { readonly kind: 'text'; readonly fields: readonly TextField[] }
  | { readonly kind: 'tag'; readonly tag: TagName }
  | { readonly kind: 'number'; readonly number: NumberField }
  | { readonly kind: 'date'; readonly number: NumberField }
  /** A count that no open source reports: 0 in every post. */
  | { readonly kind: 'zero' }
  | { readonly kind: 'uuid' }

export interface QueryField {
  /** The canonical name, as queries write it. */
  readonly name: string
  readonly meaning: FieldMeaning
  /** The plan feature that the field needs. */
  readonly feature?: 'sentiment' | 'entities'
}

const text = (...fields: TextField[]): FieldMeaning => ({ kind: 'text', fields })
const tag = (name: TagName): FieldMeaning => ({ kind: 'tag', tag: name })
const number = (name: NumberField): FieldMeaning => ({ kind: 'number', number: name })
const date = (name: NumberField): FieldMeaning => ({ kind: 'date', number: name })

/** Fields of a post, under their canonical names. */
const postFields: Record<string, FieldMeaning> = {
  title: text('title'),
  text: text('text'),
  author: text('author'),
  language: tag('language'),
  category: tag('category'),
  topic: tag('topic'),
  sentiment: tag('sentiment'),
  is_first: tag('is_first'),
  syndicated: tag('syndicated'),
  breaking: tag('breaking'),
  ai_allow: tag('ai_allow'),
  has_video: tag('has_video'),
  ticker: tag('ticker'),
  external_links: tag('link'),
  url: tag('url'),
  uuid: { kind: 'uuid' },
  published: date('published_ms'),
  crawled: date('crawled_ms'),
  updated: date('updated_ms'),
  num_chars: number('num_chars'),
  rating: number('rating'),
  ord_in_thread: number('ord_in_thread'),
}

/** Fields of a thread whose names also work without `thread.`. */
const sharedFields: Record<string, FieldMeaning> = {
  site: tag('site'),
  site_full: tag('site_full'),
  site_suffix: tag('site_suffix'),
  site_type: tag('site_type'),
  site_category: tag('site_category'),
  country: tag('country'),
  section_title: text('section_title'),
  domain_rank: number('domain_rank'),
  performance_score: number('performance_score'),
  spam_score: number('spam_score'),
  replies_count: number('replies_count'),
  participants_count: number('participants_count'),
  'social.likes': number('social_likes'),
  'social.shares': number('social_shares'),
  'social.comments': number('social_comments'),
  ...Object.fromEntries(
    ['facebook.likes', 'facebook.shares', 'facebook.comments']
      .concat(['vk', 'gplus', 'pinterest', 'linkedin', 'stumbledupon'].map((network) => `${network}.shares`))
      .map((count) => [`social.${count}`, { kind: 'zero' } as const]),
  ),
}

const threadFields: Record<string, FieldMeaning> = {
  'thread.title': text('thread_title'),
  'thread.url': tag('thread_url'),
  'thread.published': date('thread_published_ms'),
}

const entityFields: Record<string, FieldMeaning> = {
  person: tag('person'),
  organization: tag('organization'),
  location: tag('location'),
}

const entitySentiments: Record<string, FieldMeaning> = {
  'person.positive': tag('person_positive'),
  'person.negative': tag('person_negative'),
  'person.neutral': tag('person_neutral'),
  'organization.positive': tag('organization_positive'),
  'organization.negative': tag('organization_negative'),
  'organization.neutral': tag('organization_neutral'),
  'location.positive': tag('location_positive'),
  'location.negative': tag('location_negative'),
  'location.neutral': tag('location_neutral'),
}

/** Names that responses use, and spellings of older clients. */
const aliases: Record<string, string> = {
  categories: 'category',
  topics: 'topic',
  persons: 'person',
  organizations: 'organization',
  locations: 'location',
  site_categories: 'site_category',
  'thread.site_categories': 'site_category',
  title_full: 'thread.title',
  'thread.title_full': 'thread.title',
  'syndication.syndicated': 'syndicated',
}

export const queryFields: ReadonlyMap<string, QueryField> = new Map(
  [
    ...Object.entries({ ...postFields, ...sharedFields, ...threadFields }).map(([name, meaning]) =>
      name === 'sentiment' ? { name, meaning, feature: 'sentiment' as const } : { name, meaning },
    ),
    ...Object.entries({ ...entityFields, ticker: tag('ticker') }).map(([name, meaning]) => ({
      name,
      meaning,
      feature: 'entities' as const,
    })),
    ...Object.entries(entitySentiments).map(([name, meaning]) => ({
      name,
      meaning,
      feature: 'sentiment' as const,
    })),
  ].map((field) => [field.name, field]),
)

const names: ReadonlyMap<string, string> = new Map([
  ...[...queryFields.keys()].map((name) => [name, name] as const),
  ...Object.keys(sharedFields).map((name) => [`thread.${name}`, name] as const),
  ...Object.entries(aliases),
])

/** Finds a field by any of its names, in any case. */
export function findField(name: string): QueryField | undefined {
  return queryFields.get(names.get(name.toLowerCase()) ?? '')
}

/** The known name that needs the fewest changes, if they are few. */
export function suggestField(name: string): string | undefined {
  const prefix = name.toLowerCase().slice(0, 40)
  const [best] = [...names.keys()]
    .map((fieldName) => ({ fieldName, changes: editDistance(prefix, fieldName) }))
    .filter(({ fieldName, changes }) => changes <= Math.max(1, fieldName.length / 3))
    .sort((a, b) => a.changes - b.changes)
  return best?.fieldName
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (const [line, letter] of [...a].entries()) {
    const next = [line + 1]
    for (let column = 1; column <= b.length; column++) {
      const change = (row[column - 1] ?? 0) + (letter === b[column - 1] ? 0 : 1)
      next.push(Math.min(change, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
