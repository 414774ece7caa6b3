import { escapeHtml } from '@octavo/platform/pages/html.ts'
import type { SamplePost } from '../sample-post.ts'
import { type SampleSite, sampleSites } from '../sites.ts'
import { paragraphsToHtml } from './paragraphs.ts'
import { feedUrl, firstParagraph, forbidsTraining } from './site-labels.ts'

const feedTypes = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
  rdf: 'application/rdf+xml',
} as const

function page(site: SampleSite, title: string, head: string, main: string): string {
  const noTraining = forbidsTraining(site) ? '<meta name="robots" content="noai, noimageai">' : ''
  return `<!doctype html>
<html lang="${site.language}-${site.country}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)} – ${escapeHtml(site.title)}</title>
<link rel="alternate" type="${feedTypes[site.format]}" title="${escapeHtml(site.title)}" href="${feedUrl(site)}">
${noTraining}${head}
</head>
<body>
<header><a href="/">${escapeHtml(site.title)}</a>
<nav><ul>${site.categories.map((category) => `<li><a href="/${category}/">${category}</a></li>`).join('')}</ul></nav></header>
${main}
<footer><p>© ${escapeHtml(site.title)}</p><ul><li><a href="/about">About</a></li><li><a href="/privacy">Privacy</a></li></ul></footer>
</body>
</html>
`
}

export function renderHomePage(site: SampleSite, articles: readonly SamplePost[]): string {
  const items = articles.map(
    (post) =>
      `<li><a href="${escapeHtml(post.url)}">${escapeHtml(post.title)}</a> <time>${new Date(post.publishedMs).toISOString()}</time></li>`,
  )
  return page(
    site,
    site.title,
    '',
    `<main><h1>${escapeHtml(site.title)}</h1><ul>${items.join('\n')}</ul></main>`,
  )
}

/** An article between navigation and related links, as on the web; every second site adds JSON-LD. */
export function renderArticlePage(
  site: SampleSite,
  post: SamplePost,
  comments: readonly SamplePost[],
): string {
  const published = new Date(post.publishedMs).toISOString()
  const modified = new Date(post.updatedMs ?? post.publishedMs).toISOString()
  const data = {
    '@context': 'https://schema.org',
    '@type': site.type === 'blogs' ? 'BlogPosting' : 'NewsArticle',
    headline: post.title,
    datePublished: published,
    dateModified: modified,
    inLanguage: site.language,
    author: { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', name: site.title },
    mainEntityOfPage: post.url,
  }
  const head = [
    `<link rel="canonical" href="${escapeHtml(post.url)}">`,
    `<meta property="og:type" content="article">`,
    `<meta property="og:title" content="${escapeHtml(post.title)}">`,
    `<meta property="og:url" content="${escapeHtml(post.url)}">`,
    `<meta property="og:site_name" content="${escapeHtml(site.title)}">`,
    `<meta property="article:published_time" content="${published}">`,
    `<meta property="article:modified_time" content="${modified}">`,
    `<meta name="author" content="${escapeHtml(post.author)}">`,
    `<meta name="description" content="${escapeHtml(firstParagraph(post))}">`,
    site.index % 2 === 0
      ? `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
      : '',
  ]
  const related = sampleSites
    .filter(({ language, host }) => language === site.language && host !== site.host)
    .slice(0, 4)
    .map(({ host, title }) => `<li><a href="http://${host}/">${escapeHtml(title)}</a></li>`)
  const links = post.externalLinks.map(
    (link) => `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
  )
  const replies = comments.map(
    (comment) =>
      `<li id="${comment.url.split('#')[1]}"><b>${escapeHtml(comment.author)}</b> <time>${new Date(comment.publishedMs).toISOString()}</time><p>${escapeHtml(comment.text)}</p></li>`,
  )
  return page(
    site,
    post.title,
    head.join('\n'),
    `<main><article>
<h1>${escapeHtml(post.title)}</h1>
<p class="byline"><span rel="author">${escapeHtml(post.author)}</span> · <time datetime="${published}">${published.slice(0, 10)}</time></p>
${paragraphsToHtml(post.text)}
${links.join('\n')}
</article>
${replies.length === 0 ? '' : `<section id="comments"><ol>${replies.join('\n')}</ol></section>`}
</main>
<aside><ul>${related.join('')}</ul></aside>`,
  )
}
