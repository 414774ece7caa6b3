import { CallError } from '../../../kit/call-error.tsx'
import { Html } from '../../../kit/html.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import { Time } from '../../../kit/time.tsx'
import type { Params } from '../../../path.ts'
import { hrefHere } from '../hrefs.ts'
import { labelsOf } from '../issue-labels.ts'
import { CommentForm } from '../parts/comment-form.tsx'
import { IssueAside } from '../parts/issue-aside.tsx'
import { IssueState } from '../parts/issue-state.tsx'
import { Person } from '../parts/people.tsx'
import { ReactionBar } from '../parts/reaction-bar.tsx'
import { RepositoryFrame, RepositoryHead, type RepositoryView } from '../parts/repository-frame.tsx'
import { Timeline, timelineCall } from '../parts/timeline.tsx'
import type { Issue } from '../records.ts'
import { hostingCall, useCall } from '../service.ts'

export function IssuePage({ params }: { params: Params }) {
  return (
    <RepositoryFrame params={params} title={`Issue ${params.number ?? ''}`}>
      {(view) => <IssueView view={view} number={params.number ?? ''} />}
    </RepositoryFrame>
  )
}

function IssueView({ view, number }: { view: RepositoryView; number: string }) {
  const { url, repoPath, repository } = view
  const path = { ...repoPath, issue_number: number }
  const call = hostingCall(url, '/repos/{owner}/{repo}/issues/{issue_number}', { path, media: 'full' })
  const { value, failure, reload } = useCall<Issue>(call)
  const issue = String(value?.data.number) === number ? value?.data : undefined
  const mapLink = (link: string) => hrefHere(link, url, repoPath, repository.default_branch ?? 'HEAD')
  return (
    <>
      <RepositoryHead
        view={view}
        tab="issues"
        title={issue?.title ?? `Issue ${number}`}
        lede={
          issue && (
            <span class="issue-lede">
              <IssueState issue={issue} />
              <span class="figures">#{number}</span>
              <span>
                opened <Time at={issue.created_at} /> by {issue.user?.login ?? 'somebody'}
              </span>
            </span>
          )
        }
        calls={[call, timelineCall(view, number)]}
      />
      {failure && [404, 410].includes(failure.status) ? (
        <Empty title={failure.status === 410 ? 'This issue was deleted' : `Issue ${number} not found`} />
      ) : (
        failure && <CallError failure={failure} onRetry={reload} />
      )}
      {!issue && !failure && <Loading lines={8} />}
      {issue && !failure && (
        <div class="issue">
          <div class="issue-talk">
            <article class="comment" aria-label={`Description by ${issue.user?.login ?? 'an unknown user'}`}>
              <header class="comment-head">
                <Person who={issue.user} />
                <Time at={issue.created_at} />
              </header>
              {issue.body_html ? (
                <Html html={issue.body_html} mapLink={mapLink} />
              ) : (
                <p class="quiet">No description provided.</p>
              )}
              <ReactionBar view={view} of={{ issue_number: number }} reactions={issue.reactions} />
            </article>
            <Timeline view={view} number={number} mapLink={mapLink} />
            <CommentForm view={view} issue={issue} />
          </div>
          <IssueAside view={view} issue={issue} labels={labelsOf(issue)} />
        </div>
      )}
    </>
  )
}
