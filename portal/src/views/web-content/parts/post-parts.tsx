import { Status } from '../../../kit/status.tsx'
import { postHref, searchHref } from '../hrefs.ts'
import { capitalized, languageOf, sentimentTone, siteTitle } from '../labels.ts'
import type { Cluster, Post, Results } from '../records.ts'
import { listCall, quoteTerm } from '../searching.ts'
import { contentCall, useCall } from '../service.ts'
import { PostList } from './post-list.tsx'

/** The text, one paragraph for each line. */
export function PostText({ post }: { post: Post }) {
  return (
    <div class="prose content-text" {...languageOf(post)}>
      {post.text
        .split('\n')
        .filter((line) => line.trim())
        .map((line, index) => (
          <p key={index}>{line}</p>
        ))}
    </div>
  )
}

const kinds = [
  ['persons', 'person', 'People'],
  ['organizations', 'organization', 'Organizations'],
  ['locations', 'location', 'Places'],
] as const

/** The entities of a post, each with a link to the posts that name it. */
export function Entities({ post: { entities } }: { post: Post }) {
  const namedKinds = kinds.filter(([kind]) => entities[kind].length)
  if (!namedKinds.length) return null
  return (
    <section class="section" aria-labelledby="entities">
      <h2 id="entities">Names</h2>
      <div class="content-entities">
        {namedKinds.map(([kind, field, title]) => (
          <section key={kind} aria-label={title}>
            <h3 class="label">{title}</h3>
            <ul>
              {entities[kind].map(({ name, sentiment }) => (
                <li key={name} class="content-entity">
                  <a href={searchHref({ q: `${field}:${quoteTerm(name)}` })}>{name}</a>
                  {sentiment !== 'none' && (
                    <Status tone={sentimentTone(sentiment)}>{capitalized(sentiment)}</Status>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

export function clusterCall(url: string, id: string) {
  return contentCall(url, '/v1/clusters/{id}', { path: { id }, query: { size: '20' } })
}

/** Other copies of the same story. */
export function Copies({ url, post }: { url: string; post: Post }) {
  const id = post.syndication.syndicate_id
  const { value } = useCall<Cluster>(id ? clusterCall(url, id) : undefined)
  const otherPosts = value?.posts.filter(({ uuid }) => uuid !== post.uuid) ?? []
  if (!id || !otherPosts.length) return null
  return (
    <section class="section" aria-labelledby="copies">
      <h2 id="copies">Copies</h2>
      <ul class="rows">
        {otherPosts.map((copy) => (
          <li key={copy.uuid} class="row">
            <a class="row-title" href={postHref(copy.uuid)} {...languageOf(copy)}>
              {copy.title}
            </a>
            <p class="row-notes">
              <span>{siteTitle(copy)}</span>
              {copy.syndication.first_syndicated && <span>the first that was crawled</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function threadCall(url: string, { thread }: Post) {
  return listCall(url, `thread.url:${quoteTerm(thread.url)}`, {
    sort: 'ord_in_thread',
    order: 'asc',
    size: '50',
  })
}

/** The discussion that the post belongs to. */
export function Thread({ url, post }: { url: string; post: Post }) {
  const { value } = useCall<Results>(threadCall(url, post))
  const otherPosts = value?.posts.filter(({ uuid }) => uuid !== post.uuid) ?? []
  if (!otherPosts.length) return null
  return (
    <section class="section" aria-labelledby="thread">
      <h2 id="thread">{post.ord_in_thread ? 'The thread' : 'Replies'}</h2>
      <PostList id="thread-posts" posts={otherPosts} />
    </section>
  )
}

export function linksCall(url: string, post: Post) {
  return listCall(url, `external_links:${quoteTerm(post.url)}`, { size: '10' })
}

/** Links of the post, and posts that link to it. */
export function Links({ url, post }: { url: string; post: Post }) {
  const { value } = useCall<Results>(linksCall(url, post))
  const linking = value?.posts ?? []
  if (!post.external_links.length && !linking.length) return null
  return (
    <section class="section" aria-labelledby="links">
      <h2 id="links">Links</h2>
      {post.external_links.length > 0 && (
        <ul class="content-links">
          {post.external_links.map((link) => (
            <li key={link}>
              <a class="breaks" href={link} target="_blank" rel="noopener noreferrer nofollow">
                {link}
              </a>
            </li>
          ))}
        </ul>
      )}
      {linking.length > 0 && (
        <>
          <h3 class="label content-linking">Posts that link here</h3>
          <ul>
            {linking.map((other) => (
              <li key={other.uuid}>
                <a href={postHref(other.uuid)} {...languageOf(other)}>
                  {other.title}
                </a>{' '}
                <span class="quiet small">{siteTitle(other)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
