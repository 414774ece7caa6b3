import { CallError } from '../../../kit/call-error.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import type { Params } from '../../../path.ts'
import { address } from '../../../router.ts'
import { releaseHref } from '../hrefs.ts'
import { readPaging } from '../paging.ts'
import { Pager } from '../parts/pager.tsx'
import { ReleaseView } from '../parts/release-view.tsx'
import { RepositoryFrame, RepositoryHead, type RepositoryView } from '../parts/repository-frame.tsx'
import type { Release } from '../records.ts'
import { hostingCall, useCall } from '../service.ts'

export function ReleasesPage({ params }: { params: Params }) {
  return (
    <RepositoryFrame params={params} title="Releases">
      {(view) => <Releases view={view} />}
    </RepositoryFrame>
  )
}

function Releases({ view }: { view: RepositoryView }) {
  const { url, repoPath } = view
  const call = hostingCall(url, '/repos/{owner}/{repo}/releases', {
    path: { ...repoPath },
    query: readPaging(address.value.query),
    media: 'full',
  })
  const { value, failure, reload } = useCall<readonly Release[]>(call)
  return (
    <>
      <RepositoryHead view={view} tab="releases" title="Releases" calls={[call]} />
      {failure && <CallError failure={failure} onRetry={reload} />}
      {!value && !failure && <Loading lines={8} />}
      {value && !failure && !value.data.length && (
        <Empty title="No releases yet">
          <p>Create one with the API from a tag.</p>
        </Empty>
      )}
      {value && !failure && (
        <div id="releases" class="stack stack-wide" data-list="">
          {value.data.map((release) => (
            <section key={release.id} aria-labelledby={`release-${release.id}`}>
              <h2 id={`release-${release.id}`}>
                {release.draft ? (
                  release.name || release.tag_name
                ) : (
                  <a href={releaseHref(repoPath, release.tag_name)} data-item="">
                    {release.name || release.tag_name}
                  </a>
                )}
              </h2>
              <ReleaseView view={view} release={release} />
            </section>
          ))}
        </div>
      )}
      {!failure && <Pager links={value?.links} />}
    </>
  )
}
