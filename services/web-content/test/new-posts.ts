import type { NewPost, NewThread } from '../src/posts/new-post.ts'

/** A post of a fictional site. Each `n` has its own URL and text. */
export function newPost(
  n: number,
  post: Partial<Omit<NewPost, 'thread'>> & { thread?: Partial<NewThread> } = {},
): NewPost {
  const { thread, ...own } = post
  const url = own.url ?? `http://harbour-times.example/news/${n}`
  const title = own.title ?? `Report ${n}`
  const publishedMs = own.publishedMs ?? Date.UTC(2026, 0, 1) + n * 60_000
  return {
    url,
    isReply: false,
    title,
    text: `The council of number${n} met again.`,
    publishedMs,
    language: 'en',
    ...own,
    thread: { url, title, siteType: 'news', publishedMs, country: 'GB', ...thread },
  }
}

export function newPosts(count: number, from = 1): NewPost[] {
  return Array.from({ length: count }, (_, index) => newPost(from + index))
}
