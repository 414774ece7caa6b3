import type { Call } from '../../../calls/call.ts'
import { SelectField } from '../../../kit/field.tsx'
import { formatCount } from '../../../kit/format.ts'
import { Pager } from '../../../kit/pager.tsx'
import { Table } from '../../../kit/table.tsx'
import { address, hrefWith, setQuery } from '../../../router.ts'
import { pageSize } from '../browsing.ts'
import type { Resource } from '../json-api.ts'
import { formatLongDate, formatMinutes } from '../labels.ts'
import type { Episode } from '../records.ts'
import { animeCall, useCall } from '../service.ts'
import { titleOf } from '../titles.ts'

/** Paginated by the URL, because a series can have a thousand episodes. */
export function episodesCall(baseUrl: string, id: string): Call {
  const page = chosenPage()
  return animeCall(baseUrl, '/episodes', {
    query: {
      'filter[mediaId]': id,
      'filter[mediaType]': 'Anime',
      sort: 'number',
      'fields[episodes]': 'number,titles,canonicalTitle,airdate,length',
      'page[limit]': String(pageSize),
      'page[offset]': page > 1 ? String((page - 1) * pageSize) : undefined,
    },
  })
}

export function Episodes({ url, id, isSingle }: { url: string; id: string; isSingle: boolean }) {
  const { value } = useCall<readonly Resource<Episode>[]>(isSingle ? undefined : episodesCall(url, id))
  const count = value?.meta?.count ?? 0
  if (!value || count < 2) return null
  const hasDetails = value.data.some(
    ({ attributes: { airdate, titles } }) => airdate || Object.keys(titles).length,
  )
  const table = <EpisodePage episodes={value.data} count={count} />
  return (
    <section class="section">
      <h2>
        Episodes <span class="quiet small figures">{formatCount(count)}</span>
      </h2>
      {hasDetails ? (
        table
      ) : (
        <details open={address.value.query.has('episodes')}>
          <summary>Titles and dates are not in the catalogue. Show the numbers</summary>
          {table}
        </details>
      )}
    </section>
  )
}

function EpisodePage({ episodes, count }: { episodes: readonly Resource<Episode>[]; count: number }) {
  const page = chosenPage()
  const last = Math.ceil(count / pageSize)
  const hrefOf = (to: number) => hrefWith({ episodes: String(to) })
  // The shown rows may still be those of the previous page.
  const [first, final] = [episodes[0], episodes.at(-1)].map((episode) => episode?.attributes.number)
  const spanOf = (of: number) => `${(of - 1) * pageSize + 1}–${Math.min(of * pageSize, count)}`
  return (
    <>
      {last > 2 && (
        <div class="tools">
          <SelectField
            label="Numbers"
            value={String(page)}
            onChange={(event) => setQuery({ episodes: event.currentTarget.value })}
          >
            {Array.from({ length: last }, (_, index) => (
              <option key={index} value={String(index + 1)}>
                {spanOf(index + 1)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <Table
        caption="Episodes"
        rows={episodes}
        rowKey={(episode) => episode.id}
        columns={[
          {
            key: 'title',
            title: 'Episode',
            cell: ({ attributes }) => <EpisodeTitle episode={attributes} />,
          },
          {
            key: 'date',
            title: 'Aired',
            isFigure: true,
            cell: ({ attributes: { airdate } }) => airdate && formatLongDate(airdate),
          },
          {
            key: 'length',
            title: 'Length',
            isFigure: true,
            cell: ({ attributes: { length } }) => length && formatMinutes(length),
          },
        ]}
      />
      <Pager
        before={page > 1 ? hrefOf(page - 1) : undefined}
        after={page < last ? hrefOf(page + 1) : undefined}
        note={`${first}–${final} of ${formatCount(count)}`}
      />
    </>
  )
}

/** Falls back to the number if the title is unknown. */
function EpisodeTitle({ episode }: { episode: Episode }) {
  const { number, canonicalTitle, titles } = episode
  const isNamed = Object.values(titles).some(Boolean) && canonicalTitle !== `Episode ${number}`
  const { text, lang } = titleOf(episode)
  return (
    <>
      <span class="episode-number figures">{number}</span>{' '}
      {isNamed ? <bdi lang={lang}>{text}</bdi> : <span class="quiet">{`Episode ${number}`}</span>}
    </>
  )
}

function chosenPage(): number {
  const page = Number(address.value.query.get('episodes') ?? 1)
  return Number.isInteger(page) && page > 0 ? page : 1
}
