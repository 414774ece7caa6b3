import type { ComponentChildren } from 'preact'
import { formatCount } from '../../../kit/format.ts'
import { Status } from '../../../kit/status.tsx'
import { Time } from '../../../kit/time.tsx'
import { searchHref } from '../hrefs.ts'
import { capitalized, countryName, sentimentTone, siteTitle } from '../labels.ts'
import type { Post } from '../records.ts'
import { quoteTerm } from '../searching.ts'

/** Facts about a post, with links to similar posts. */
export function PostFacts({ post }: { post: Post }) {
  const { thread, sentiment, author, language, categories } = post
  const link = (label: string, parameters: Record<string, string>) => (
    <a href={searchHref(parameters)}>{label}</a>
  )
  const facts: readonly (readonly [string, ComponentChildren])[] = [
    ['Site', link(siteTitle(post), { source: thread.site })],
    ['Author', author && link(author, { q: `author:${quoteTerm(author)}` })],
    ['Published', <Time key="published" at={post.published} />],
    ['Crawled', <Time key="crawled" at={post.crawled} />],
    ['Language', language && link(capitalized(language), { language })],
    ['Country', thread.country && link(countryName(thread.country), { country: thread.country })],
    ['Type', link(capitalized(thread.site_type), { type: thread.site_type })],
    [
      'Categories',
      categories.length > 0 && (
        <span class="links">{categories.map((category) => link(category, { category }))}</span>
      ),
    ],
    [
      'Sentiment',
      sentiment && (
        <Status key="sentiment" tone={sentimentTone(sentiment)}>
          {capitalized(sentiment)}
        </Status>
      ),
    ],
    ['Replies', thread.replies_count > 0 && formatCount(thread.replies_count)],
    ['Performance', `${thread.performance_score} of 10`],
    ['For AI', post.ai_allow ? 'allowed by the site' : 'not allowed by the site'],
  ]
  return (
    <dl class="facts">
      {facts.map(
        ([term, fact]) =>
          fact && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
