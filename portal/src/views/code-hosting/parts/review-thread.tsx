import { Html } from '../../../kit/html.tsx'
import { Time } from '../../../kit/time.tsx'
import type { ReviewComment } from '../records.ts'
import { hostingCall, useList } from '../service.ts'
import { Person } from './people.tsx'
import type { RepositoryView } from './repository-frame.tsx'

export function reviewCommentsCall({ url, repoPath }: RepositoryView, number: string) {
  return hostingCall(url, '/repos/{owner}/{repo}/pulls/{pull_number}/comments', {
    path: { ...repoPath, pull_number: number },
    query: { per_page: '100' },
    media: 'full',
  })
}

/** The review comments of a pull request by the id of the first comment of their thread. */
export function useThreads(
  view: RepositoryView,
  number: string,
): ReadonlyMap<number, readonly ReviewComment[]> {
  const { value = [] } = useList<ReviewComment>(reviewCommentsCall(view, number))
  return Map.groupBy(value, ({ id, in_reply_to_id }) => in_reply_to_id ?? id)
}

export function ReviewComments({
  comments,
  mapLink,
}: {
  comments: readonly ReviewComment[]
  mapLink(address: string): string
}) {
  return (
    <div class="thread">
      {comments.map(({ id, user, created_at, body_html }) => (
        <article
          key={id}
          class="comment"
          id={`discussion_r${id}`}
          aria-label={`Review comment ${id} by ${user?.login ?? 'an unknown user'}`}
        >
          <header class="comment-head">
            <Person who={user} />
            <Time at={created_at} />
          </header>
          <Html html={body_html ?? ''} mapLink={mapLink} />
        </article>
      ))}
    </div>
  )
}
