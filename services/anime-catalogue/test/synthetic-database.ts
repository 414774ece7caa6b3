import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip, createZstdCompress } from 'node:zlib'

const syllables = 'ka ki ku sa shi su ta chi tsu na ni no ha hi fu ma mi mo ya yu yo ra ri ru wa'.split(' ')
const words = 'The Dragon Girl Star Night Blue World Magic School Sword Summer Last Robot Heart of and'.split(
  ' ',
)
const kana = [...'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン']
const tags = Array.from({ length: 300 }, (_, index) => `tag number ${index}`)
const studios = Array.from({ length: 400 }, (_, index) => `studio ${index}`)

/** Generates entries in the format of anime-offline-database. Deterministic. */
export function* syntheticEntries(count: number, first = 1_000_001): Generator<Record<string, unknown>> {
  for (let index = first; index < first + count; index++) {
    const random = randomFrom(index)
    const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T
    const several = <T>(list: readonly T[], most: number) =>
      Array.from({ length: random(most + 1) }, () => pick(list))
    const romaji = `${word(random)} ${word(random)} no ${word(random)} ${index}`
    const near = index % 7 === 0 ? index - 1 : index % 7 === 6 ? index + 1 : 0
    yield {
      sources: [
        `https://anidb.net/anime/${index}`,
        `https://anilist.co/anime/${index * 2}`,
        `https://anime-planet.com/anime/work-${index}`,
        `https://anisearch.com/anime/${index}`,
        ...(index % 2 ? [`https://kitsu.app/anime/${index}`] : []),
        `https://livechart.me/anime/${index}`,
        `https://myanimelist.net/anime/${index * 3}`,
        `https://simkl.com/anime/${index}`,
      ],
      title: romaji,
      type: pick(['TV', 'TV', 'MOVIE', 'OVA', 'ONA', 'SPECIAL', 'UNKNOWN']),
      episodes: pick([1, 1, 1, 1, 2, 6, 12, 12, 13, 24, 26, 52]),
      status: pick(['FINISHED', 'FINISHED', 'ONGOING', 'UPCOMING', 'UNKNOWN']),
      animeSeason: {
        season: pick(['SPRING', 'SUMMER', 'FALL', 'WINTER', 'UNDEFINED']),
        year: 1960 + random(67),
      },
      picture: `https://cdn.example.org/${index}.jpg`,
      thumbnail: `https://cdn.example.org/${index}t.jpg`,
      duration: { value: 60 * (1 + random(120)), unit: 'SECONDS' },
      score:
        index % 3 ? { arithmeticGeometricMean: 6, arithmeticMean: 1 + random(900) / 100, median: 6 } : null,
      synonyms: [
        `${several(words, 4).join(' ')} ${pick(words)} ${index}`,
        Array.from({ length: 6 }, () => pick(kana)).join(''),
        ...Array.from({ length: random(12) }, () => `${word(random)} ${pick(words)} ${word(random)}`),
      ],
      studios: several(studios, 2),
      producers: several(studios, 4),
      relatedAnime:
        near >= first && near < first + count
          ? [`https://anidb.net/anime/${near}`, `https://myanimelist.net/anime/${near * 3}`]
          : [],
      tags: [...several(tags, 14), ...several(['action', 'comedy', 'slice of life', 'school', 'drama'], 3)],
    }
  }
}

export type Packing = 'plain' | 'gz' | 'zst'

/** Writes entries in a release format: one JSON document or JSON lines. */
export async function writeSynthetic(
  path: string,
  entries: Iterable<unknown>,
  { lines = false, packing = 'plain' as Packing } = {},
): Promise<void> {
  const packer = packing === 'gz' ? [createGzip()] : packing === 'zst' ? [createZstdCompress()] : []
  await pipeline([
    Readable.from(lines ? jsonLines(entries) : json(entries)),
    ...packer,
    createWriteStream(path),
  ])
}

const about = { license: { name: 'ODbL-1.0' }, repository: 'https://example.org', lastUpdate: '2026-01-01' }

function* json(entries: Iterable<unknown>): Generator<string> {
  yield `${JSON.stringify(about).slice(0, -1)},"data":[\n`
  let isFirst = true
  for (const entry of entries) {
    yield (isFirst ? '' : ',\n') + JSON.stringify(entry)
    isFirst = false
  }
  yield '\n]}\n'
}

function* jsonLines(entries: Iterable<unknown>): Generator<string> {
  yield `${JSON.stringify(about)}\n`
  for (const entry of entries) yield `${JSON.stringify(entry)}\n`
}

/** Seeded random integers below a bound. */
function randomFrom(seed: number): (bound: number) => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0
  return (bound) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0
    return Math.floor((((state ^ (state >>> 13)) >>> 0) / 2 ** 32) * bound)
  }
}

function word(random: (bound: number) => number): string {
  const text = Array.from({ length: 2 + random(3) }, () => syllables[random(syllables.length)]).join('')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
