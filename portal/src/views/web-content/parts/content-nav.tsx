import { queriesHref, sourcesHref, viewHref } from '../hrefs.ts'

const pages = [
  ['Search', viewHref],
  ['Sources', sourcesHref],
  ['Saved queries', queriesHref],
] as const

/** The three parts of the view. */
export function ContentNav({ current }: { current: (typeof pages)[number][0] }) {
  return (
    <nav class="page-nav" aria-label="Web content">
      {pages.map(([words, href]) => (
        <a key={href} href={href} aria-current={words === current ? 'page' : undefined}>
          {words}
        </a>
      ))}
    </nav>
  )
}
