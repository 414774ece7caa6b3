import { ButtonLink } from './button.tsx'

interface PagerProps {
  /** URLs of the adjacent pages. */
  before: string | undefined
  after: string | undefined
  /** Labels of the links. */
  words?: readonly [before: string, after: string]
  note?: string | undefined
}

export function Pager({ before, after, words = ['Previous', 'Next'], note }: PagerProps) {
  if (!before && !after) return null
  return (
    <nav class="actions pager" aria-label="Pages">
      {before && <ButtonLink href={before}>{words[0]}</ButtonLink>}
      {after && <ButtonLink href={after}>{words[1]}</ButtonLink>}
      {note && <span class="quiet small figures">{note}</span>}
    </nav>
  )
}
