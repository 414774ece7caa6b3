import { useEffect } from 'preact/hooks'
import { CallError } from '../../../kit/call-error.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import type { Params } from '../../../path.ts'
import { navigate } from '../../../router.ts'
import { fileHref, treeHref } from '../hrefs.ts'
import { CloneAddresses } from '../parts/clone-addresses.tsx'
import { FileList } from '../parts/file-list.tsx'
import { LastCommit } from '../parts/last-commit.tsx'
import { PathLinks } from '../parts/path-links.tsx'
import { Readme, readmeCall } from '../parts/readme.tsx'
import { RefMenu } from '../parts/ref-menu.tsx'
import { RepositoryFrame, RepositoryHead, type RepositoryView } from '../parts/repository-frame.tsx'
import type { ContentItem } from '../records.ts'
import { hostingCall, topFolder, useCall } from '../service.ts'

export function TreePage({ params }: { params: Params }) {
  return (
    <RepositoryFrame params={params} title={params.repo ?? ''}>
      {(view) => (
        <Tree
          view={view}
          at={params.ref ?? view.repository.default_branch ?? 'HEAD'}
          path={params.path ?? ''}
        />
      )}
    </RepositoryFrame>
  )
}

function Tree({ view, at: ref, path }: { view: RepositoryView; at: string; path: string }) {
  const { url, repoPath, repository } = view
  const { owner, repo } = repoPath
  const listCall = path
    ? hostingCall(url, '/repos/{owner}/{repo}/contents/{path}', {
        path: { owner, repo, path },
        query: { ref },
      })
    : hostingCall(url, topFolder, { path: { owner, repo }, query: { ref } })
  const { value, failure, reload, isLoading } = useCall<readonly ContentItem[]>(listCall)
  const items = Array.isArray(value?.data) && !failure ? value.data : undefined
  const isFile = value !== undefined && !Array.isArray(value.data)
  // Another branch may have a file where this one has a folder.
  useEffect(() => {
    if (isFile) navigate(fileHref(repoPath, ref, path), { replace: true })
  }, [isFile, ref, path])
  const hasReadme = items?.some(({ name, type }) => type === 'file' && /^readme(\.|$)/i.test(name))
  const isEmpty =
    failure && (failure.status === 409 || (failure.status === 404 && /empty/i.test(failure.message)))
  return (
    <>
      <RepositoryHead
        view={view}
        tab="code"
        title={path ? (path.split('/').at(-1) ?? path) : repository.name}
        lede={path ? undefined : repository.description}
        calls={[listCall, ...(hasReadme ? [readmeCall(view, ref, path)] : [])]}
      />
      <div class="files-head">
        <RefMenu view={view} current={ref} hrefOf={(name) => treeHref(repoPath, name, path)} />
        {path && <PathLinks repoPath={repoPath} at={ref} path={path} />}
      </div>
      {isEmpty ? (
        <Empty title="This repository is empty">
          <p>Clone it, commit something, and push.</p>
        </Empty>
      ) : (
        failure && <CallError failure={failure} onRetry={reload} />
      )}
      {!items && !failure && <Loading lines={8} />}
      {items && (
        <section aria-label="Files" aria-busy={isLoading}>
          <LastCommit view={view} at={ref} path={path} />
          <FileList view={view} at={ref} path={path} items={items} />
        </section>
      )}
      {items && hasReadme && <Readme view={view} at={ref} path={path} />}
      {!path && <CloneAddresses repository={repository} />}
    </>
  )
}
