import { escapeHtml } from '@octavo/platform/pages/html.ts'
import { element, escapeXml } from '../../wire/xml-text.ts'
import type { SamplePost } from '../sample-post.ts'
import type { SampleSite } from '../sites.ts'
import { paragraphsToHtml } from './paragraphs.ts'
import { commentFeedUrl, feedCategoriesOf, feedUrl, firstParagraph, hasHub, hubUrl } from './site-labels.ts'

export interface RenderedFeed {
  contentType: string
  body: string
}

/** A feed entry with the comments on it. */
export interface FeedEntry {
  post: SamplePost
  comments: readonly SamplePost[]
}

/** Renders the feed of a site in its format. The feed of a discussion contains the replies as well. */
export function renderFeed(site: SampleSite, entries: readonly FeedEntry[]): RenderedFeed {
  if (site.format === 'atom') return renderAtom(site, entries)
  if (site.format === 'json') return renderJsonFeed(site, entries)
  return site.format === 'rdf' ? renderRdf(site, entries) : renderRss(site, entries)
}

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

function renderRss(site: SampleSite, entries: readonly FeedEntry[]): RenderedFeed {
  const items = entries.map(({ post, comments }) => {
    const content = site.hasFullText
      ? `<content:encoded><![CDATA[${contentOf(post)}]]></content:encoded>`
      : ''
    const discussion =
      site.type === 'blogs'
        ? `<comments>${escapeXml(post.url)}#comments</comments><slash:comments>${comments.length}</slash:comments>` +
          `<wfw:commentRss>${escapeXml(commentFeedUrl(site))}</wfw:commentRss>`
        : ''
    const categories = feedCategoriesOf(site, post).map((name) => element('category', name))
    return `<item>
${element('title', post.title)}
${element('link', post.url)}
<guid isPermaLink="true">${escapeXml(post.url)}</guid>
${element('pubDate', new Date(post.publishedMs).toUTCString())}
${element('atom:updated', post.updatedMs === undefined ? undefined : new Date(post.updatedMs).toISOString())}
${element('dc:creator', post.author)}
${categories.join('')}
${element('description', firstParagraph(post))}
${content}${discussion}
</item>`
  })
  return {
    contentType: 'application/rss+xml; charset=utf-8',
    body: rssChannel(site, site.title, feedUrl(site), items),
  }
}

export function renderCommentFeed(site: SampleSite, comments: readonly SamplePost[]): RenderedFeed {
  const items = comments.map(
    (comment) => `<item>
${element('title', comment.title)}
${element('link', comment.url)}
<guid isPermaLink="true">${escapeXml(comment.url)}</guid>
${element('pubDate', new Date(comment.publishedMs).toUTCString())}
${element('dc:creator', comment.author)}
<thr:in-reply-to ref="${escapeXml(comment.parentUrl ?? comment.threadUrl)}" href="${escapeXml(comment.parentUrl ?? comment.threadUrl)}"/>
${element('description', comment.text)}
</item>`,
  )
  const body = rssChannel(site, `${site.title}: comments`, commentFeedUrl(site), items)
  return { contentType: 'application/rss+xml; charset=utf-8', body }
}

function rssChannel(site: SampleSite, title: string, self: string, items: readonly string[]): string {
  const hub = hasHub(site) ? `<atom:link rel="hub" href="${hubUrl}"/>` : ''
  return `${xmlDeclaration}<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:slash="http://purl.org/rss/1.0/modules/slash/" xmlns:wfw="http://wellformedweb.org/CommentAPI/" xmlns:thr="http://purl.org/syndication/thread/1.0">
<channel>
${element('title', title)}
${element('link', `http://${site.host}/`)}
${element('description', title)}
${element('language', `${site.language}-${site.country}`)}
<atom:link rel="self" type="application/rss+xml" href="${self}"/>${hub}
<ttl>360</ttl>
${items.join('\n')}
</channel>
</rss>
`
}

function renderAtom(site: SampleSite, entries: readonly FeedEntry[]): RenderedFeed {
  const posts =
    site.type === 'discussions'
      ? entries.flatMap(({ post, comments }) => [post, ...comments])
      : entries.map(({ post }) => post)
  const updated = Math.max(0, ...posts.map(({ publishedMs, updatedMs }) => updatedMs ?? publishedMs))
  const items = posts.map((post) => {
    const parent =
      post.parentUrl === undefined
        ? ''
        : `<thr:in-reply-to ref="${escapeXml(post.parentUrl)}" href="${escapeXml(post.parentUrl)}" type="text/html"/>`
    const categories = feedCategoriesOf(site, post).map((name) => `<category term="${escapeXml(name)}"/>`)
    return `<entry>
${element('title', post.title)}
${element('id', post.url)}
<link rel="alternate" type="text/html" href="${escapeXml(post.url)}"/>
${element('published', new Date(post.publishedMs).toISOString())}
${element('updated', new Date(post.updatedMs ?? post.publishedMs).toISOString())}
<author>${element('name', post.author)}</author>
${categories.join('')}${parent}
${element('summary', firstParagraph(post))}
<content type="html">${escapeXml(contentOf(post))}</content>
</entry>`
  })
  return {
    contentType: 'application/atom+xml; charset=utf-8',
    body: `${xmlDeclaration}<feed xmlns="http://www.w3.org/2005/Atom" xmlns:thr="http://purl.org/syndication/thread/1.0" xml:lang="${site.language}">
${element('title', site.title)}
${element('id', `http://${site.host}/`)}
<link rel="self" type="application/atom+xml" href="${feedUrl(site)}"/>
<link rel="alternate" type="text/html" href="http://${site.host}/"/>
${element('updated', new Date(updated).toISOString())}
${items.join('\n')}
</feed>
`,
  }
}

function renderJsonFeed(site: SampleSite, entries: readonly FeedEntry[]): RenderedFeed {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: site.title,
    home_page_url: `http://${site.host}/`,
    feed_url: feedUrl(site),
    language: site.language,
    items: entries.map(({ post }) => ({
      id: post.url,
      url: post.url,
      title: post.title,
      summary: firstParagraph(post),
      content_html: contentOf(post),
      date_published: new Date(post.publishedMs).toISOString(),
      ...(post.updatedMs === undefined ? {} : { date_modified: new Date(post.updatedMs).toISOString() }),
      authors: [{ name: post.author }],
      tags: feedCategoriesOf(site, post),
    })),
  }
  return { contentType: 'application/feed+json; charset=utf-8', body: JSON.stringify(feed) }
}

/** RSS 1.0. */
function renderRdf(site: SampleSite, entries: readonly FeedEntry[]): RenderedFeed {
  const resources = entries.map(({ post }) => `<rdf:li rdf:resource="${escapeXml(post.url)}"/>`)
  const items = entries.map(
    ({ post }) => `<item rdf:about="${escapeXml(post.url)}">
${element('title', post.title)}
${element('link', post.url)}
${element('description', firstParagraph(post))}
${element('dc:date', new Date(post.publishedMs).toISOString())}
${element('dc:creator', post.author)}
<content:encoded><![CDATA[${contentOf(post)}]]></content:encoded>
</item>`,
  )
  return {
    contentType: 'application/rdf+xml; charset=utf-8',
    body: `${xmlDeclaration}<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel rdf:about="${feedUrl(site)}">
${element('title', site.title)}
${element('link', `http://${site.host}/`)}
${element('description', site.title)}
${element('dc:language', site.language)}
<items><rdf:Seq>${resources.join('')}</rdf:Seq></items>
</channel>
${items.join('\n')}
</rdf:RDF>
`,
  }
}

function contentOf(post: SamplePost): string {
  const links = post.externalLinks.map(
    (link) => `<p><a href="${escapeHtml(link)}">${escapeHtml(new URL(link).hostname)}</a></p>`,
  )
  return [paragraphsToHtml(post.text), ...links].join('\n')
}
