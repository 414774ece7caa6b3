import { type Format, parsePosts } from './result-page.ts'
import { webAddress } from './web-address.ts'

/** https://www.jsonfeed.org/version/1.1/ */
export const formatJsonFeed: Format = (page) => ({
  contentType: 'application/feed+json; charset=utf-8',
  body: JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: page.title,
    description: page.description,
    feed_url: page.selfUrl,
    next_url: page.nextUrl,
    hubs: page.hubUrl === undefined ? undefined : [{ type: 'WebSub', url: page.hubUrl }],
    items: parsePosts(page).map((post) => ({
      id: post.uuid,
      url: webAddress(post.url),
      title: post.title || undefined,
      content_text: post.text,
      summary: post.summary || undefined,
      image: webAddress(post.thread.main_image),
      date_published: post.published,
      date_modified: post.updated,
      authors: post.author === null ? undefined : [{ name: post.author }],
      tags: post.categories,
    })),
  }),
})
