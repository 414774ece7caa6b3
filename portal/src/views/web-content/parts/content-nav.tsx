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
      {pages.map(([label, href]) => (
        <a key={href} href={href} aria-current={label === current ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  )
}
