import { formatBytes } from '../../../kit/format.ts'
import { Html } from '../../../kit/html.tsx'
import { Refusal } from '../../../kit/refusal.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import { Status } from '../../../kit/status.tsx'
import { Time } from '../../../kit/time.tsx'
import type { Params } from '../../../path.ts'
import { address } from '../../../router.ts'
import { hrefHere, treeHref } from '../hrefs.ts'
import { placeIn } from '../paging.ts'
import { Pager } from '../parts/pager.tsx'
import { Person } from '../parts/people.tsx'
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
  const { url, place } = view
  const call = hostingCall(url, '/repos/{owner}/{repo}/releases', {
    path: { ...place },
    query: placeIn(address.value.query),
    media: 'full',
  })
  const { value, failure, reload } = useCall<readonly Release[]>(call)
  return (
    <>
      <RepositoryHead view={view} tab="releases" title="Releases" calls={[call]} />
      {failure && <Refusal failure={failure} onRetry={reload} />}
      {!value && !failure && <Loading lines={8} />}
      {value && !failure && !value.data.length && (
        <Empty title="No releases yet">
          <p>Create one with the API from a tag.</p>
        </Empty>
      )}
      {value && !failure && (
        <div id="releases" class="stack stack-wide" data-list="">
          {value.data.map((release) => (
            <ReleaseView key={release.id} view={view} release={release} />
          ))}
        </div>
      )}
      {!failure && <Pager links={value?.links} />}
    </>
  )
}

function ReleaseView({ view, release }: { view: RepositoryView; release: Release }) {
  const { url, place, repository } = view
  const { id, name, tag_name, draft, prerelease, author, published_at, created_at, body_html, assets } =
    release
  return (
    <section aria-labelledby={`release-${id}`}>
      <h2 id={`release-${id}`}>{name || tag_name}</h2>
      <p class="row-notes">
        {draft && <Status is="off">Draft</Status>}
        {prerelease && <Status is="warn">Pre-release</Status>}
        <Person who={author} />
        <Time at={published_at ?? created_at} />
        <a href={treeHref(place, tag_name)} data-item="">
          {tag_name}
        </a>
      </p>
      {body_html && (
        <Html
          html={body_html}
          lead={(link) => hrefHere(link, url, place, repository.default_branch ?? 'HEAD')}
        />
      )}
      {assets.length > 0 && (
        <ul class="rows" aria-label={`Files of ${tag_name}`}>
          {assets.map((asset) => (
            <li key={asset.id} class="row row-split">
              <a class="row-title" href={asset.browser_download_url}>
                {asset.label || asset.name}
              </a>
              <span class="quiet figures">{formatBytes(asset.size)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
