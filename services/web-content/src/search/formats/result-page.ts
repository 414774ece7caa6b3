import type { PostCore } from '../../posts/stored-post.ts'

/** A page of posts, for all formats. */
export interface ResultPage {
  title: string
  description: string
  /** Absolute, without the key. */
  selfUrl: string
  /** Undefined on the last page. */
  nextUrl: string | undefined
  /** The WebSub hub, which notifies subscribers of new posts. */
  hubUrl?: string
  updatedMs: number
  /** Members of the JSON response beside `posts`. */
  envelope: Readonly<Record<string, unknown>>
  /** Each post as JSON. */
  posts: readonly string[]
}

export interface FormattedPage {
  contentType: string
  body: string
  /** The name under which a browser saves it. */
  fileName?: string
}

export type Format = (page: ResultPage) => FormattedPage

/** A post as the JSON response has it. */
export type PresentedPost = PostCore & {
  sentiment: string | null
  entities: Record<string, { name: string; sentiment: string }[]>
  syndication: { syndicated: boolean; syndicate_id: string | null; first_syndicated: boolean }
}

export function parsePosts({ posts }: Pick<ResultPage, 'posts'>): PresentedPost[] {
  // `presentPost` has written them.
  return posts.map((post) => JSON.parse(post) as PresentedPost)
}
