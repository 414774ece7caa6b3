import type { Finding } from '../view.ts'
import { characterHref, workHref } from './hrefs.ts'
import type { Resource } from './json-api.ts'
import { formatSummary } from './labels.ts'
import { findPages } from './places.ts'
import type { Character, Summary } from './records.ts'
import { animeCall, makeCall } from './service.ts'
import { titleOf } from './titles.ts'

/** Palette results: works by title, characters by name, seasons, and a random work. */
export async function findWorks(
  text: string,
  baseUrl: string,
  signal: AbortSignal,
): Promise<readonly Finding[]> {
  const [works, characters] = await Promise.all([
    makeCall<readonly Resource<Summary>[]>(
      animeCall(baseUrl, '/anime', {
        query: {
          'filter[text]': text,
          'fields[anime]': 'slug,titles,canonicalTitle,startDate,subtype,episodeCount',
          'page[limit]': '6',
        },
      }),
      signal,
    ),
    makeCall<readonly Resource<Character>[]>(
      animeCall(baseUrl, '/characters', {
        query: {
          'filter[name]': text,
          'fields[characters]': 'slug,canonicalName,names',
          'page[limit]': '3',
        },
      }),
      signal,
    ),
  ])
  return [
    ...findPages(text),
    ...works.data.map((work) => ({
      title: titleOf(work.attributes).text,
      detail: formatSummary(work.attributes),
      href: workHref(work),
    })),
    ...characters.data.map((character) => ({
      title: character.attributes.canonicalName ?? 'Unnamed',
      detail: 'character',
      href: characterHref(character),
    })),
  ]
}
