import { CallError } from '../../../kit/call-error.tsx'
import { Loading } from '../../../kit/states.tsx'
import type { Params } from '../../../path.ts'
import { ReleaseView } from '../parts/release-view.tsx'
import { RepositoryFrame, RepositoryHead, type RepositoryView } from '../parts/repository-frame.tsx'
import type { Release } from '../records.ts'
import { hostingCall, useCall } from '../service.ts'

export function ReleasePage({ params }: { params: Params }) {
  const { tag = '' } = params
  return (
    <RepositoryFrame params={params} title={tag}>
      {(view) => <OneRelease view={view} tag={tag} />}
    </RepositoryFrame>
  )
}

function OneRelease({ view, tag }: { view: RepositoryView; tag: string }) {
  const { url, repoPath } = view
  const call = hostingCall(url, '/repos/{owner}/{repo}/releases/tags/{tag}', {
    path: { ...repoPath, tag },
    media: 'full',
  })
  const { value, failure, reload } = useCall<Release>(call)
  return (
    <>
      <RepositoryHead view={view} tab="releases" title={value?.data.name || tag} calls={[call]} />
      {failure && <CallError failure={failure} onRetry={reload} />}
      {!value && !failure && <Loading lines={8} />}
      {value && !failure && <ReleaseView view={view} release={value.data} />}
    </>
  )
}
