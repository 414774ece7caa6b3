import { findCategory, getCategory, topicName } from '../../taxonomy/categories.ts'
import type { EnrichmentInput } from '../enrichment.ts'
import { findDeclaredCategory, findSectionCategory } from './declared-categories.ts'
import type { CategoryScores } from './score-categories.ts'

/**
 * The first evidence decides: the source's default, the categories of the feed, the section in the URL, the words of
 * the text. Without evidence the post has no category.
 */
export function findCategories(
  input: Pick<EnrichmentInput, 'sourceCategories' | 'feedCategories' | 'url'>,
  scores: CategoryScores,
): { categories: string[]; topics: string[] } {
  const slugs = declared(input) ?? byWords(scores)
  return {
    categories: slugs.map((slug) => getCategory(slug).name),
    topics: slugs.flatMap((slug) => topicsOf(slug, scores)),
  }
}

function declared(
  input: Pick<EnrichmentInput, 'sourceCategories' | 'feedCategories' | 'url'>,
): string[] | undefined {
  const source = slugsOf(input.sourceCategories, findCategory)
  if (source.length > 0) return source
  const feed = slugsOf(input.feedCategories, (name) => findCategory(name) ?? findDeclaredCategory(name))
  if (feed.length > 0) return feed
  const section = input.url === undefined ? undefined : findSectionCategory(input.url)
  return section === undefined ? undefined : [section]
}

const maxCategories = 3

function slugsOf(names: readonly string[] = [], find: (name: string) => string | undefined): string[] {
  return [...new Set(names.slice(0, 50).flatMap((name) => find(name) ?? []))].slice(0, maxCategories)
}

function byWords({ byCategory }: CategoryScores): string[] {
  const [[best, score], [, second]] = [...byCategory]
    .sort(([, one], [, other]) => other - one)
    .concat([
      ['', 0],
      ['', 0],
    ]) as [[string, number], [string, number]]
  return score >= minScore && score >= second * margin ? [best] : []
}

const minScore = 4
const margin = 1.2

function topicsOf(slug: string, { byTopic }: CategoryScores): string[] {
  return [...byTopic]
    .filter(([topic, score]) => topic.startsWith(`${slug}/`) && score >= minTopicScore)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 2)
    .map(([topic]) => topicName(slug, topic.slice(slug.length + 1)))
}

const minTopicScore = 2
