import { Status } from '../../../kit/status.tsx'
import { Time } from '../../../kit/time.tsx'
import { postHref, searchHref } from '../hrefs.ts'
import { capitalized, languageOf, sentimentTone, siteTitle } from '../labels.ts'
import type { Post } from '../records.ts'
import { Marked } from './marked.tsx'

interface PostListProps {
  id: string
  posts: readonly Post[]
  isBusy?: boolean
}

/** Posts with the words that matched. */
export function PostList({ id, posts, isBusy = false }: PostListProps) {
  return (
    <ol id={id} class="rows content-posts" data-list="" aria-busy={isBusy}>
      {posts.map((post) => (
        <PostRow key={post.uuid} post={post} />
      ))}
    </ol>
  )
}

const maxText = 280

function PostRow({ post }: { post: Post }) {
  const { uuid, title, text, summary, published, sentiment, syndication, thread } = post
  const fragment = post.highlightText || post.highlight_text
  return (
    <li class="row">
      <a class="row-title" href={postHref(uuid)} data-item="" {...languageOf(post)}>
        {post.highlightTitle ? <Marked html={post.highlightTitle} /> : title || 'Untitled'}
      </a>
      <p class="row-text small content-fragment" {...languageOf(post)}>
        {fragment ? <Marked html={fragment} /> : cut(summary || text)}
      </p>
      <p class="row-notes">
        <a href={searchHref({ source: thread.site })}>{siteTitle(post)}</a>
        <Time at={published} />
        {post.language && <span>{capitalized(post.language)}</span>}
        {sentiment && <Status tone={sentimentTone(sentiment)}>{capitalized(sentiment)}</Status>}
        {post.ord_in_thread > 0 && <span>Reply</span>}
        {syndication.syndicated && <span>{syndication.first_syndicated ? 'Has copies' : 'Copy'}</span>}
      </p>
    </li>
  )
}

function cut(text: string): string {
  return text.length > maxText ? `${text.slice(0, maxText).trimEnd()}…` : text
}
