import { ButtonLink } from './button.tsx'

interface PagerProps {
  /** URLs of the adjacent pages. */
  before: string | undefined
  after: string | undefined
  /** Labels of the links. */
  labels?: readonly [before: string, after: string]
  note?: string | undefined
}

export function Pager({ before, after, labels = ['Previous', 'Next'], note }: PagerProps) {
  if (!before && !after) return null
  return (
    <nav class="actions pager" aria-label="Pages">
      {before && <ButtonLink href={before}>{labels[0]}</ButtonLink>}
      {after && <ButtonLink href={after}>{labels[1]}</ButtonLink>}
      {note && <span class="quiet small figures">{note}</span>}
    </nav>
  )
}
