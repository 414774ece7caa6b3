import { ButtonLink } from './button.tsx'

interface PagerProps {
  /** The addresses of the pages beside this one, where there are any. */
  before: string | undefined
  after: string | undefined
  /** What lies there. */
  words?: readonly [before: string, after: string]
  note?: string | undefined
}

/** Leads from one page of a list to those beside it. */
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
