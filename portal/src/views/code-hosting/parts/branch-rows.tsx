import type { ComponentChildren } from 'preact'
import { Status } from '../../../kit/status.tsx'
import { commitHref, commitsHref, compareHref, treeHref } from '../hrefs.ts'
import type { Branch, Tag } from '../records.ts'
import type { RepositoryView } from './repository-frame.tsx'

export function BranchRow({ view, branch }: { view: RepositoryView; branch: Branch }) {
  const { repoPath, repository } = view
  const { name, commit } = branch
  const home = repository.default_branch ?? 'HEAD'
  return (
    <RefRow view={view} name={name} sha={commit.sha}>
      {name === home && <Status tone="good">default</Status>}
      {branch.protected && <span>protected</span>}
      <a href={commitsHref(repoPath, name)}>
        Commits<span class="unseen"> of {name}</span>
      </a>
      {name !== home && (
        <a href={compareHref(repoPath, home, name)}>
          <span class="unseen">{name}: </span>Compare with {home}
        </a>
      )}
    </RefRow>
  )
}

export function TagRow({ view, tag }: { view: RepositoryView; tag: Tag }) {
  const { name, commit, zipball_url, tarball_url } = tag
  return (
    <RefRow view={view} name={name} sha={commit.sha}>
      <a href={zipball_url}>
        zip<span class="unseen"> of {name}</span>
      </a>
      <a href={tarball_url}>
        tar.gz<span class="unseen"> of {name}</span>
      </a>
    </RefRow>
  )
}

interface RefRowProps {
  view: RepositoryView
  name: string
  sha: string
  children: ComponentChildren
}

function RefRow({ view: { repoPath }, name, sha, children }: RefRowProps) {
  return (
    <li class="row row-split">
      <div class="row-text">
        <a class="row-title" href={treeHref(repoPath, name)} data-item="">
          {name}
        </a>
        <p class="row-notes">{children}</p>
      </div>
      <p class="row-side">
        <a class="sha" href={commitHref(repoPath, sha)}>
          {sha.slice(0, 7)}
        </a>
      </p>
    </li>
  )
}
