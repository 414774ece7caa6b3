import { siteSuffix } from '../articles/site-names.ts'
import type { PostTable } from '../database/post-tables.ts'
import type { Entities, Entity } from '../enrichment/enrichment.ts'
import { numberFields, type SearchDocument, type TagName } from '../query/fields.ts'
import { createSearchDocument } from '../query/post-text.ts'
import type { PostCore, PostExtra } from './stored-post.ts'

/** A post with all data that is indexed. */
export interface IndexedPost {
  row: PostTable
  core: PostCore
  extra: PostExtra
  sentiment: string | null
  entities: Entities
  /** True if there are other copies of it. */
  isSyndicated: boolean
}

export function documentOf({
  row,
  core,
  extra,
  sentiment,
  entities,
  isSyndicated,
}: IndexedPost): SearchDocument {
  const { thread } = core
  return createSearchDocument({
    uuid: core.uuid,
    // ISO 639-1 has one code for both ways to write Chinese.
    language: extra.languageCode.slice(0, 2),
    fields: {
      title: core.title,
      text: core.text,
      author: core.author ?? '',
      thread_title: thread.title,
      section_title: thread.section_title ?? '',
    },
    tags: {
      language: [extra.languageCode || 'unknown'],
      site_type: [thread.site_type],
      site: [thread.site],
      site_full: [thread.site_full],
      site_suffix: [siteSuffix(thread.site_full)],
      site_category: thread.site_categories,
      country: thread.country === null ? [] : [thread.country],
      category: core.categories,
      topic: core.topics,
      sentiment: sentiment === null ? [] : [sentiment],
      is_first: [String(core.ord_in_thread === 0)],
      has_video: [String(extra.hasVideo)],
      syndicated: [String(isSyndicated)],
      breaking: [String(core.breaking)],
      ai_allow: [String(core.ai_allow)],
      ...entityTags(entities),
      link: core.external_links,
      url: [core.url],
      thread_url: [thread.url],
    },
    numbers: Object.fromEntries(
      numberFields.map((field) => [field, row[field]]),
    ) as SearchDocument['numbers'],
  })
}

function entityTags({ persons, organizations, locations }: Entities): Partial<Record<TagName, string[]>> {
  return {
    ...tagsOf('person', persons),
    ...tagsOf('organization', organizations),
    ...tagsOf('location', locations),
    ticker: organizations.flatMap(({ tickers }) => tickers),
  }
}

function tagsOf(kind: 'person' | 'organization' | 'location', entities: readonly Entity[]) {
  const withSentiment = (sentiment: Entity['sentiment']) =>
    entities.filter((entity) => entity.sentiment === sentiment).map(({ name }) => name)
  return {
    [kind]: entities.map(({ name }) => name),
    [`${kind}_positive`]: withSentiment('positive'),
    [`${kind}_negative`]: withSentiment('negative'),
    [`${kind}_neutral`]: withSentiment('neutral'),
  }
}

export function textDocumentOf({ seq, document }: { seq: number; document: SearchDocument }) {
  const { fields, tags, language } = document
  return { id: seq, fields, tags, language }
}
