import { formatBytes } from '../../../kit/format.ts'
import { Icon } from '../../../kit/icon.tsx'
import { Time } from '../../../kit/time.tsx'
import { commitHref, fileHref, treeHref } from '../hrefs.ts'
import { useLastCommits } from '../last-commits.ts'
import type { ContentItem } from '../records.ts'
import { firstLine } from '../texts.ts'
import type { RepositoryView } from './repository-frame.tsx'

interface FileListProps {
  view: RepositoryView
  at: string
  path: string
  items: readonly ContentItem[]
}

/** Folders first. Last commits are loaded only if the rate limit allows it. */
export function FileList({ view, at: ref, path, items }: FileListProps) {
  const { repoPath } = view
  const isFile = ({ type }: ContentItem) => type !== 'dir'
  const sorted = items.toSorted((a, b) => Number(isFile(a)) - Number(isFile(b)))
  const commits = useLastCommits(view, ref, sorted)
  const hrefOf = (item: ContentItem) =>
    item.type === 'dir' ? treeHref(repoPath, ref, item.path) : fileHref(repoPath, ref, item.path)
  const parent = path.split('/').slice(0, -1).join('/')
  return (
    <ul class="files" data-list="" id="files">
      {path && (
        <li class="file">
          <a href={treeHref(repoPath, ref, parent)} data-item="" class="file-name" aria-label="Parent folder">
            ..
          </a>
        </li>
      )}
      {sorted.map((item) => {
        const commit = commits.get(item.path)
        const date = commit?.commit.committer?.date
        return (
          <li key={item.path} class="file">
            <a href={hrefOf(item)} data-item="" class="file-name">
              <FileSign type={item.type} />
              {item.name}
            </a>
            {commit ? (
              <a class="file-commit" href={commitHref(repoPath, commit.sha)}>
                {firstLine(commit.commit.message)}
              </a>
            ) : (
              <span class="file-commit" />
            )}
            <span class="file-when quiet small">
              {date ? <Time at={date} /> : item.type === 'file' && formatBytes(item.size)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function FileSign({ type }: { type: string }) {
  return (
    <>
      <Icon name={type === 'dir' ? 'folder' : 'file'} />
      <span class="unseen">{type === 'dir' ? 'Folder ' : type === 'file' ? '' : `${type} `}</span>
    </>
  )
}
