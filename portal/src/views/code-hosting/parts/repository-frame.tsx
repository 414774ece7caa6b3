import type { ComponentChildren } from 'preact'
import type { ServedService } from '../../../api/overview.ts'
import { useCalls } from '../../../calls/current.ts'
import { CallError } from '../../../kit/call-error.tsx'
import { formatCount } from '../../../kit/format.ts'
import { PageHead } from '../../../kit/page-head.tsx'
import { Empty, Loading, SignInFirst } from '../../../kit/states.tsx'
import { Status } from '../../../kit/status.tsx'
import type { Params } from '../../../path.ts'
import { isSignedIn } from '../../../server.ts'
import { Served } from '../../served.tsx'
import {
  commitsHref,
  hooksHref,
  issuesHref,
  pullsHref,
  type RepositoryPath,
  releasesHref,
  repositoryHref,
  viewHref,
} from '../hrefs.ts'
import type { Repository } from '../records.ts'
import { hostingCall, useCall } from '../service.ts'
import '../view.css'

/** A loaded repository and its context. */
export interface RepositoryView {
  url: string
  repoPath: RepositoryPath
  repository: Repository
  /** Permissions of the viewer. */
  may: Readonly<Record<'push' | 'triage' | 'admin', boolean>>
}

interface FrameProps {
  params: Params
  /** Title while loading. */
  title: string
  children(view: RepositoryView): ComponentChildren
}

/** Loads the repository before rendering a page of it. */
export function RepositoryFrame({ params, title, children }: FrameProps) {
  return (
    <Served name="code-hosting" title={title}>
      {(service) => (
        <Framed service={service} repoPath={repositoryPathOf(params)} title={title}>
          {children}
        </Framed>
      )}
    </Served>
  )
}

export function repositoryPathOf({ owner = '', repo = '' }: Params): RepositoryPath {
  return { owner, repo }
}

interface FramedProps extends Omit<FrameProps, 'params'> {
  service: ServedService
  repoPath: RepositoryPath
}

function Framed({ service: { url }, repoPath, title, children }: FramedProps) {
  const { owner, repo } = repoPath
  const call = hostingCall(url, '/repos/{owner}/{repo}', { path: { owner, repo } })
  const { value, failure, reload } = useCall<Repository>(call)
  // Do not show the previous repository while another one loads.
  const repository =
    value?.data.full_name.toLowerCase() === `${owner}/${repo}`.toLowerCase() ? value.data : undefined
  if (repository && !failure) {
    const { push = false, triage = false, admin = false } = repository.permissions ?? {}
    return <>{children({ url, repoPath, repository, may: { push, triage, admin } })}</>
  }
  return (
    <>
      <PageHead
        title={title}
        of={title === repoPath.repo ? repoPath.owner : nameOf(repoPath)}
        within={<Within repoPath={repoPath} />}
      />
      {failure?.status === 404 ? (
        <NotThere repoPath={repoPath} />
      ) : failure ? (
        <CallError failure={failure} onRetry={reload} />
      ) : (
        <Loading lines={10} />
      )}
    </>
  )
}

function NotThere({ repoPath: { owner, repo } }: { repoPath: RepositoryPath }) {
  return (
    <Empty title={`Repository ${owner}/${repo} not found`}>
      <p>
        It may have been renamed, deleted, or be private. <a href={viewHref}>All repositories</a> are listed
        by their owners.
      </p>
      {!isSignedIn.value && <SignInFirst what="Private repositories need a signed-in user with access." />}
    </Empty>
  )
}

export type Tab = 'code' | 'commits' | 'branches' | 'issues' | 'pulls' | 'releases' | 'hooks'

interface HeadProps {
  view: RepositoryView
  tab: Tab
  title: string
  lede?: ComponentChildren
  calls: Parameters<typeof useCalls>[0]
  children?: ComponentChildren
}

export function RepositoryHead({ view, tab, title, lede, calls, children }: HeadProps) {
  useCalls(calls)
  const { repoPath, repository, may } = view
  const { default_branch, open_issues_count, archived } = repository
  const tabs: readonly [Tab, string, string, number?][] = [
    ['code', 'Files', repositoryHref(repoPath)],
    ['commits', 'Commits', commitsHref(repoPath, default_branch ?? 'HEAD')],
    ['branches', 'Branches and tags', `${repositoryHref(repoPath)}/branches`],
    ['issues', 'Issues', issuesHref(repoPath), open_issues_count ?? 0],
    ['pulls', 'Pull requests', pullsHref(repoPath)],
    ['releases', 'Releases', releasesHref(repoPath)],
    ...(may.admin ? [['hooks', 'Webhooks', hooksHref(repoPath)] satisfies [Tab, string, string]] : []),
  ]
  return (
    <>
      <PageHead
        title={title}
        of={title === repoPath.repo ? repoPath.owner : nameOf(repoPath)}
        within={<Within repoPath={repoPath} />}
        lede={lede}
      >
        {archived && <Status tone="off">Archived</Status>}
        {repository.private && <Status tone="warn">Private</Status>}
        {children}
      </PageHead>
      <nav class="page-nav" aria-label={nameOf(repoPath)}>
        {tabs.map(([key, label, href, count]) => (
          <a key={key} href={href} aria-current={key === tab ? 'page' : undefined}>
            {label}
            {count !== undefined && <span class="quiet figures"> {formatCount(count)}</span>}
          </a>
        ))}
      </nav>
    </>
  )
}

const nameOf = ({ owner, repo }: RepositoryPath) => `${owner}/${repo}`

function Within({ repoPath }: { repoPath: RepositoryPath }) {
  return (
    <>
      <a href={viewHref}>Code hosting</a>
      {' / '}
      <a href={`${viewHref}/${encodeURIComponent(repoPath.owner)}`}>{repoPath.owner}</a>
      {' / '}
      <a href={repositoryHref(repoPath)}>{repoPath.repo}</a>
    </>
  )
}
