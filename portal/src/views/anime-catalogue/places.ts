import type { Finding } from '../view.ts'
import { viewHref } from './hrefs.ts'
import { currentSeason, readSeason, seasonHref, seasonNames, seasonTitle } from './seasons.ts'

/** `fall 2026`, `2026 fall`, `winter`, `random`. */
export function findPages(text: string): readonly Finding[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const [year] = words.filter((word) => /^\d{4}$/.test(word))
  const names = seasonNames.filter((name) => words.some((word) => word.length > 2 && name.startsWith(word)))
  const otherWords = words.filter((word) => word !== year && !names.some((name) => name.startsWith(word)))
  const seasons =
    otherWords.length || (!year && !names.length)
      ? []
      : (names.length ? names : seasonNames).flatMap(
          (name) => readSeason(year ?? String(currentSeason().year), name) ?? [],
        )
  const isRandom = 'random work'.startsWith(words.join(' '))
  return [
    ...seasons.map((season) => ({
      title: seasonTitle(season),
      detail: 'works that started in this season',
      href: seasonHref(season),
    })),
    ...(isRandom ? [{ title: 'Random work', detail: 'any work', href: `${viewHref}/random` }] : []),
  ]
}
