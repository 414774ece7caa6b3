import { Html } from '../../../kit/html.tsx'
import { Time } from '../../../kit/time.tsx'
import type { Params } from '../../../path.ts'
import { hrefHere } from '../hrefs.ts'
import { CheckList } from '../parts/check-list.tsx'
import { MergeBox } from '../parts/merge-box.tsx'
import { Person } from '../parts/people.tsx'
import { PullAside } from '../parts/pull-aside.tsx'
import { PullFrame, type PullView } from '../parts/pull-frame.tsx'
import { ReviewForm } from '../parts/review-form.tsx'
import { Timeline, timelineCall } from '../parts/timeline.tsx'

export function PullPage({ params }: { params: Params }) {
  return (
    <PullFrame params={params} tab="conversation" callsOf={(view, number) => [timelineCall(view, number)]}>
      {(pullView) => <Conversation {...pullView} />}
    </PullFrame>
  )
}

function Conversation(pullView: PullView) {
  const { view, pull, number } = pullView
  const mapLink = (link: string) =>
    hrefHere(link, view.url, view.repoPath, view.repository.default_branch ?? 'HEAD')
  return (
    <div class="issue">
      <div class="issue-talk">
        <article class="comment" aria-label={`Description by ${pull.user?.login ?? 'an unknown user'}`}>
          <header class="comment-head">
            <Person who={pull.user} />
            <Time at={pull.created_at} />
          </header>
          {pull.body_html ? (
            <Html html={pull.body_html} mapLink={mapLink} />
          ) : (
            <p class="quiet">No description provided.</p>
          )}
        </article>
        <Timeline view={view} number={number} mapLink={mapLink} />
        <CheckList view={view} pull={pull} />
        <MergeBox {...pullView} />
        <ReviewForm {...pullView} />
      </div>
      <PullAside view={view} pull={pull} />
    </div>
  )
}
