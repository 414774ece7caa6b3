import { type RepositoryPath, treeHref } from '../hrefs.ts'

interface PathProps {
  repoPath: RepositoryPath
  at: string
  path: string
}

/** A breadcrumb of folder links. */
export function PathLinks({ repoPath, at: ref, path }: PathProps) {
  const parts = path.split('/')
  return (
    <nav class="path" aria-label="Path">
      <a href={treeHref(repoPath, ref)}>{repoPath.repo}</a>
      {parts.map((part, index) => (
        <span key={index}>
          {' / '}
          {index === parts.length - 1 ? (
            <span aria-current="page">{part}</span>
          ) : (
            <a href={treeHref(repoPath, ref, parts.slice(0, index + 1).join('/'))}>{part}</a>
          )}
        </span>
      ))}
    </nav>
  )
}
