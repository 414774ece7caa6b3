import { refactorHref, repositoriesHref, usageHref, viewHref } from '../hrefs.ts'

const pages = [
  ['Chat', viewHref],
  ['Refactor', refactorHref],
  ['Repositories', repositoriesHref],
  ['Usage', usageHref],
] as const

export function AssistantNav({ current }: { current: (typeof pages)[number][0] }) {
  return (
    <nav class="page-nav" aria-label="Code assistant">
      {pages.map(([label, href]) => (
        <a key={href} href={href} aria-current={label === current ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  )
}
