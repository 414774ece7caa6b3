import type { ComponentChildren } from 'preact'
import type { Call } from '../../../calls/call.ts'
import { CallError } from '../../../kit/call-error.tsx'
import { formatCount } from '../../../kit/format.ts'
import { Empty, Loading } from '../../../kit/states.tsx'
import { Time } from '../../../kit/time.tsx'
import type { Params } from '../../../path.ts'
import { pullHref, pullsHref } from '../hrefs.ts'
import type { Pull } from '../records.ts'
import { hostingCall, useCall } from '../service.ts'
import { PullState } from './pull-state.tsx'
import { RepositoryFrame, RepositoryHead, type RepositoryView } from './repository-frame.tsx'

export type PullTab = 'conversation' | 'commits' | 'files'

/** A loaded pull request and its context. */
export interface PullView {
  view: RepositoryView
  pull: Pull
  number: string
  /** Loads the pull request again. */
  reload(): void
}

interface FrameProps {
  params: Params
  tab: PullTab
  /** The calls of the tab. */
  callsOf(view: RepositoryView, number: string): readonly Call[]
  children(pullView: PullView): ComponentChildren
}

export function PullFrame({ params, ...props }: FrameProps) {
  const number = params.number ?? ''
  return (
    <RepositoryFrame params={params} title={`Pull request ${number}`}>
      {(view) => <Framed view={view} number={number} {...props} />}
    </RepositoryFrame>
  )
}

interface FramedProps extends Omit<FrameProps, 'params'> {
  view: RepositoryView
  number: string
}

function Framed({ view, number, tab, callsOf, children }: FramedProps) {
  const { url, repoPath } = view
  const path = { ...repoPath, pull_number: number }
  const call = hostingCall(url, '/repos/{owner}/{repo}/pulls/{pull_number}', { path, media: 'full' })
  const { value, failure, reload } = useCall<Pull>(call)
  const pull = String(value?.data.number) === number ? value?.data : undefined
  return (
    <>
      <RepositoryHead
        view={view}
        tab="pulls"
        title={pull?.title ?? `Pull request ${number}`}
        lede={pull && <Lede pull={pull} />}
        calls={[call, ...callsOf(view, number)]}
      />
      {failure?.status === 404 ? (
        <Empty title={`Pull request ${number} not found`}>
          <p>
            See <a href={pullsHref(repoPath)}>all pull requests</a>.
          </p>
        </Empty>
      ) : (
        failure && <CallError failure={failure} onRetry={reload} />
      )}
      {!pull && !failure && <Loading lines={8} />}
      {pull && !failure && (
        <>
          <PullTabs href={pullHref(repoPath, number)} pull={pull} active={tab} />
          {children({ view, pull, number, reload })}
        </>
      )}
    </>
  )
}

function Lede({ pull }: { pull: Pull }) {
  const { number, created_at, user, head, base } = pull
  const isFork = head.repo?.full_name !== base.repo?.full_name
  return (
    <span class="issue-lede">
      <PullState pull={pull} />
      <span class="figures">#{number}</span>
      <span>
        opened <Time at={created_at} /> by {user?.login ?? 'somebody'}
      </span>
      <span>
        <code>{isFork ? head.label : head.ref}</code> into <code>{base.ref}</code>
      </span>
    </span>
  )
}

function PullTabs({ href, pull, active }: { href: string; pull: Pull; active: PullTab }) {
  const tabs: readonly [PullTab, string, string, number?][] = [
    ['conversation', 'Conversation', href],
    ['commits', 'Commits', `${href}/commits`, pull.commits],
    ['files', 'Files changed', `${href}/files`, pull.changed_files],
  ]
  return (
    <nav class="choices pull-tabs" aria-label="Pull request">
      {tabs.map(([key, label, to, count]) => (
        <a key={key} href={to} aria-current={key === active ? 'page' : undefined}>
          {label}
          {count !== undefined && <span class="figures"> {formatCount(count)}</span>}
        </a>
      ))}
    </nav>
  )
}
