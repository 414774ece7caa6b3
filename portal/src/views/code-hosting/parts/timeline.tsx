import { useSignal } from '@preact/signals'
import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { Html } from '../../../kit/html.tsx'
import { Loading } from '../../../kit/states.tsx'
import { Time } from '../../../kit/time.tsx'
import { describeEvent, type TimelineEvent } from '../event-text.ts'
import { hostingCall, useCall } from '../service.ts'
import { Person } from './people.tsx'
import { isPullEvent, PullEvent } from './pull-event.tsx'
import { ReactionBar } from './reaction-bar.tsx'
import type { RepositoryView } from './repository-frame.tsx'

interface TimelineProps {
  view: RepositoryView
  number: string
  mapLink(address: string): string
}

export function timelineCall({ url, repoPath }: RepositoryView, number: string, page = '') {
  return hostingCall(url, '/repos/{owner}/{repo}/issues/{issue_number}/timeline', {
    path: { ...repoPath, issue_number: number },
    query: { per_page: '50', ...Object.fromEntries(new URLSearchParams(page)) },
    media: 'full',
  })
}

/** Comments and events in order, page by page. */
export function Timeline(props: TimelineProps) {
  const pages = useSignal<readonly string[]>([''])
  const showMore = (page: string) => {
    pages.value = [...pages.value, page]
  }
  return (
    <>
      {pages.value.map((page, index) => (
        <TimelinePage
          key={page}
          {...props}
          page={page}
          onMore={index === pages.value.length - 1 ? showMore : undefined}
        />
      ))}
    </>
  )
}

interface PageProps extends TimelineProps {
  page: string
  onMore: ((page: string) => void) | undefined
}

function TimelinePage({ view, number, mapLink, page, onMore }: PageProps) {
  const { value, failure, reload } = useCall<readonly TimelineEvent[]>(timelineCall(view, number, page))
  const next = value?.links.next
  if (failure) return <CallError failure={failure} onRetry={reload} />
  if (!value) return <Loading lines={3} />
  return (
    <>
      <ol class="timeline">
        {value.data.map((event, index) => (
          <li key={`${event.event} ${event.id ?? index}`}>
            {event.event === 'commented' ? (
              <Comment view={view} event={event} mapLink={mapLink} />
            ) : isPullEvent(event) ? (
              <PullEvent view={view} number={number} event={event} mapLink={mapLink} />
            ) : (
              <p class="happening">
                <Person who={event.actor} /> {describeEvent(event)}{' '}
                {event.created_at && <Time at={event.created_at} />}
              </p>
            )}
          </li>
        ))}
      </ol>
      {next && onMore && <Button onClick={() => onMore(String(next))}>Load more</Button>}
    </>
  )
}

function Comment({
  view,
  event,
  mapLink,
}: {
  view: RepositoryView
  event: TimelineEvent
  mapLink: TimelineProps['mapLink']
}) {
  const { id, user, created_at, updated_at, body_html, reactions } = event
  const who = user ?? event.actor
  return (
    <article
      class="comment"
      id={`issuecomment-${id}`}
      aria-label={`Comment by ${who?.login ?? 'an unknown user'}`}
    >
      <header class="comment-head">
        <Person who={who} />
        {created_at && <Time at={created_at} />}
        {updated_at && updated_at !== created_at && <span>edited</span>}
      </header>
      <Html html={body_html ?? ''} mapLink={mapLink} />
      {reactions && <ReactionBar view={view} of={{ comment_id: String(id) }} reactions={reactions} />}
    </article>
  )
}
