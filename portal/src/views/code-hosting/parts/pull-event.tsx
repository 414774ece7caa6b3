import { Html } from '../../../kit/html.tsx'
import { Patch } from '../../../kit/patch.tsx'
import { Time } from '../../../kit/time.tsx'
import type { TimelineEvent } from '../event-text.ts'
import { commitHref } from '../hrefs.ts'
import { firstLine } from '../texts.ts'
import { Person } from './people.tsx'
import type { RepositoryView } from './repository-frame.tsx'
import { ReviewComments, useThreads } from './review-thread.tsx'

const kinds = new Set(['reviewed', 'line-commented', 'committed'])

export const isPullEvent = ({ event }: TimelineEvent): boolean => kinds.has(event)

interface EventProps {
  view: RepositoryView
  number: string
  event: TimelineEvent
  mapLink(address: string): string
}

/** A review, a thread of review comments, or a commit in the timeline. */
export function PullEvent(props: EventProps) {
  const { view, event } = props
  if (event.event === 'reviewed') return <Review {...props} />
  if (event.event === 'line-commented') return <Thread {...props} />
  const { sha = '', message = '', author } = event
  return (
    <p class="happening">
      <a class="sha" href={commitHref(view.repoPath, sha)}>
        {sha.slice(0, 7)}
      </a>{' '}
      {firstLine(message)} by {author?.name ?? 'somebody'} {author?.date && <Time at={author.date} />}
    </p>
  )
}

const opinions: Readonly<Record<string, string>> = {
  APPROVED: 'approved these changes',
  CHANGES_REQUESTED: 'requested changes',
  DISMISSED: 'reviewed this, and the review was dismissed',
}

function Review({ event: { id, user, state = '', submitted_at, body_html }, mapLink }: EventProps) {
  const opinion = opinions[state] ?? 'reviewed this'
  if (!body_html)
    return (
      <p class="happening" id={`pullrequestreview-${id}`}>
        <Person who={user} /> {opinion} {submitted_at && <Time at={submitted_at} />}
      </p>
    )
  return (
    <article class="comment" id={`pullrequestreview-${id}`} aria-label={`Review ${id} by ${user?.login}`}>
      <header class="comment-head">
        <Person who={user} /> {opinion} {submitted_at && <Time at={submitted_at} />}
      </header>
      <Html html={body_html} mapLink={mapLink} />
    </article>
  )
}

/** The lines above a comment that the conversation shows. */
const contextLines = 4

function Thread({ view, number, event, mapLink }: EventProps) {
  const threads = useThreads(view, number)
  const [first] = event.comments ?? []
  if (!first) return null
  return (
    <section class="change" aria-label={`Review comments about ${first.path}, number ${first.id}`}>
      <p class="change-name thread-location">
        {first.path}
        {first.line === null && first.subject_type === 'line' && <span class="change-text">outdated</span>}
      </p>
      {first.diff_hunk && <Patch patch={lastLines(first.diff_hunk)} />}
      <ReviewComments comments={threads.get(first.id) ?? [first]} mapLink={mapLink} />
    </section>
  )
}

/** The end of a hunk, with a header that keeps the line numbers. */
function lastLines(hunk: string): string {
  const [header = '', ...lines] = hunk.split('\n')
  const [, before, after] = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(header) ?? []
  const skippedLines = lines.slice(0, -contextLines)
  const count = (sign: string) => skippedLines.filter((line) => !line.startsWith(sign)).length
  if (!before || !after || skippedLines.length === 0) return hunk
  return [
    `@@ -${Number(before) + count('+')} +${Number(after) + count('-')} @@`,
    ...lines.slice(-contextLines),
  ].join('\n')
}
