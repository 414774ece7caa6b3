import { issuesHref } from '../hrefs.ts'
import type { RepositoryView } from './repository-frame.tsx'

interface TagProps {
  name: string
  color: string
}

/** A label. The color is beside the text, so the text is always readable. */
export function Tag({ name, color }: TagProps) {
  return (
    <span class="tag">
      <span class="tag-color" style={{ background: `#${color}` }} aria-hidden="true" />
      {name}
    </span>
  )
}

/** The labels of an issue or a pull request, with links to the issues that have them. */
export function LabelTags({
  repoPath,
  labels,
}: Pick<RepositoryView, 'repoPath'> & { labels: readonly TagProps[] }) {
  if (labels.length === 0) return <p class="quiet">None</p>
  return (
    <p class="tags">
      {labels.map(({ name, color }) => (
        <a key={name} href={`${issuesHref(repoPath)}?labels=${encodeURIComponent(name)}`}>
          <Tag name={name} color={color} />
        </a>
      ))}
    </p>
  )
}
