import { formatBytes } from '../../../kit/format.ts'
import { Html } from '../../../kit/html.tsx'
import { Status } from '../../../kit/status.tsx'
import { Time } from '../../../kit/time.tsx'
import { hrefHere, treeHref } from '../hrefs.ts'
import type { Release } from '../records.ts'
import { Person } from './people.tsx'
import type { RepositoryView } from './repository-frame.tsx'

export function ReleaseView({ view, release }: { view: RepositoryView; release: Release }) {
  const { url, repoPath, repository } = view
  const { tag_name, draft, prerelease, author, published_at, created_at, body_html, assets } = release
  return (
    <div class="release">
      <p class="row-notes">
        {draft && <Status tone="off">Draft</Status>}
        {prerelease && <Status tone="warn">Pre-release</Status>}
        <Person who={author} />
        <Time at={published_at ?? created_at} />
        <a href={treeHref(repoPath, tag_name)}>{tag_name}</a>
      </p>
      {body_html && (
        <Html
          html={body_html}
          mapLink={(link) => hrefHere(link, url, repoPath, repository.default_branch ?? 'HEAD')}
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
    </div>
  )
}
