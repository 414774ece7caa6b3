import type { Reader } from '../json-api.ts'
import type { WorkResource } from '../records.ts'
import { languageName } from '../titles.ts'

interface Site {
  name: string
  /** URL of the work's page. */
  address?: (id: string) => string
}

const sites: Readonly<Record<string, Site>> = {
  'myanimelist/anime': { name: 'MyAnimeList', address: (id) => `https://myanimelist.net/anime/${id}` },
  'anilist/anime': { name: 'AniList', address: (id) => `https://anilist.co/anime/${id}` },
  anidb: { name: 'AniDB', address: (id) => `https://anidb.net/anime/${id}` },
  animenewsnetwork: {
    name: 'Anime News Network',
    address: (id) => `https://www.animenewsnetwork.com/encyclopedia/anime.php?id=${id}`,
  },
  livechart: { name: 'LiveChart', address: (id) => `https://www.livechart.me/anime/${id}` },
  anisearch: { name: 'aniSearch', address: (id) => `https://www.anisearch.com/anime/${id}` },
  simkl: { name: 'Simkl', address: (id) => `https://simkl.com/anime/${id}` },
  'anime-planet': { name: 'Anime-Planet', address: (id) => `https://www.anime-planet.com/anime/${id}` },
  imdb: { name: 'IMDb', address: (id) => `https://www.imdb.com/title/${id}` },
  thetvdb: { name: 'TheTVDB' },
  trakt: { name: 'Trakt' },
}

interface PartProps {
  work: WorkResource
  reader: Reader
}

/** Ids of the work in other catalogues. */
export function Elsewhere({ work, reader }: PartProps) {
  const mappings = reader.many<{ externalSite: string; externalId: string }>(work, 'mappings')
  return (
    <section>
      <h2 class="label">Ids</h2>
      <ul>
        <li>
          <code>{work.id}</code> <span class="quiet small">here</span>
        </li>
        {mappings.map(({ id, attributes: { externalSite, externalId } }) => {
          const { name, address } = sites[externalSite] ?? { name: externalSite }
          return (
            <li key={id}>
              {address ? (
                <a href={address(encodeURIComponent(externalId))} rel="noreferrer">
                  <code>{externalId}</code>
                </a>
              ) : (
                <code>{externalId}</code>
              )}{' '}
              <span class="quiet small">{name}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Streaming links. */
export function Streams({ work, reader }: PartProps) {
  const links = reader.many<{ url: string; subs: readonly string[] | null; dubs: readonly string[] | null }>(
    work,
    'streamingLinks',
  )
  if (!links.length) return null
  return (
    <section>
      <h2 class="label">Watch it</h2>
      <ul>
        {links.map((link) => {
          const { url, subs, dubs } = link.attributes
          const { siteName } = reader.one<{ siteName: string }>(link, 'streamer')?.attributes ?? {}
          return (
            <li key={link.id}>
              {/^https?:/.test(url) ? (
                <a href={url} rel="noreferrer">
                  {siteName ?? new URL(url).host}
                </a>
              ) : (
                (siteName ?? url)
              )}
              <Languages label="spoken" of={dubs} />
              <Languages label="subtitled" of={subs} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Languages({ label, of }: { label: string; of: readonly string[] | null }) {
  if (!of?.length) return null
  return <span class="cell-note">{`${label} in ${of.map(languageName).join(', ')}`}</span>
}
