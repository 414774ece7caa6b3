import { getDescription, listOperations } from '../api/openapi.ts'
import { explorerHref } from '../calls/explorer-href.ts'
import { pageLinks, sandboxLinks } from '../navigation/links.ts'
import { server, services } from '../server.ts'
import { fold } from '../text.ts'
import { hasView, loadView } from '../views/registry.ts'

/** An entry of the palette. */
export interface Command {
  key: string
  group: string
  title: string
  detail?: string | undefined
  href: string
  accent?: number
}

export function listPageCommands(): readonly Command[] {
  const pages = [...pageLinks, ...(server.value?.sandbox ? sandboxLinks : [])]
  return [
    ...services.value.flatMap(({ name, title, summary, accent }): Command[] => [
      ...(hasView(name)
        ? [{ key: `view ${name}`, group: 'Services', title, detail: summary, href: `/${name}`, accent }]
        : []),
      {
        key: `explorer ${name}`,
        group: 'Services',
        title: `${title}: API`,
        detail: name,
        href: explorerHref(name),
        accent,
      },
    ]),
    ...pages.map(({ href, title, detail }) => ({ key: href, group: 'Pages', title, detail, href })),
  ]
}

export async function listOperationCommands(signal: AbortSignal): Promise<readonly Command[]> {
  const lists = await Promise.allSettled(
    services.value.map(async ({ name, accent }) => {
      const operations = listOperations(await getDescription(name, signal))
      return operations.map(({ id, method, path, summary }) => ({
        key: `${name} ${id}`,
        group: 'Operations',
        title: `${method} ${path}`,
        detail: summary,
        href: explorerHref(name, id),
        accent,
      }))
    }),
  )
  return lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []))
}

/** Results from a service's view. */
export async function searchService(
  service: { name: string; title: string; url: string; accent: number },
  text: string,
  signal: AbortSignal,
): Promise<readonly Command[]> {
  const view = await loadView(service.name)
  const findings = (await view?.find?.(text, service.url, signal)) ?? []
  return findings.map(({ title, detail, href }) => ({
    key: href,
    group: service.title,
    title,
    detail,
    href,
    accent: service.accent,
  }))
}

/** Filters by all words and ranks matches early in the title first. */
export function rank(commands: readonly Command[], text: string): readonly Command[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  if (!words.length) return commands
  return commands
    .flatMap((command) => {
      const title = fold(command.title)
      const detail = fold(command.detail ?? '')
      // Two letters match almost any description.
      const isIn = (word: string) => title.includes(word) || (word.length > 2 && detail.includes(word))
      if (!words.every(isIn)) return []
      const [first = ''] = words
      const score = title.startsWith(first)
        ? 0
        : title.includes(` ${first}`)
          ? 1
          : title.includes(first)
            ? 2
            : 3
      return [{ command, score }]
    })
    .sort((a, b) => a.score - b.score)
    .map(({ command }) => command)
}
