import type { ServedService } from '../../../api/overview.ts'
import { useResource } from '../../../api/resource.ts'
import type { Call } from '../../../calls/call.ts'
import { useCalls } from '../../../calls/current.ts'
import { ButtonLink } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { countOf } from '../../../kit/format.ts'
import { Icon } from '../../../kit/icon.tsx'
import { PageHead } from '../../../kit/page-head.tsx'
import { Empty } from '../../../kit/states.tsx'
import type { Params } from '../../../path.ts'
import { Served } from '../../served.tsx'
import { pageSize } from '../browsing.ts'
import { viewHref } from '../hrefs.ts'
import type { Resource } from '../json-api.ts'
import { formatKeys, formatLabel, roleLabel } from '../labels.ts'
import { TitleChoice } from '../parts/title.tsx'
import { Wall, WallPlaceholder } from '../parts/wall.tsx'
import { type Summary, summaryFields } from '../records.ts'
import { currentSeason, moveSeason, readSeason, type Season, seasonHref, seasonTitle } from '../seasons.ts'
import { animeCall, makeCall } from '../service.ts'
import '../view.css'

export function SeasonPage({ params: { year, season } }: { params: Params }) {
  const selectedSeason = year ? readSeason(year, season) : currentSeason()
  return (
    <Served name="anime-catalogue" title={selectedSeason ? seasonTitle(selectedSeason) : 'Seasons'}>
      {({ url, title }) =>
        selectedSeason ? (
          <SeasonView url={url} title={title} season={selectedSeason} />
        ) : (
          <>
            <PageHead title="Seasons" within={<a href={viewHref}>{title}</a>} />
            <Empty title={`Unknown season “${season} ${year}”`}>
              <p>
                A year has winter, spring, summer and fall.{' '}
                <a href={`${viewHref}/seasons`}>See this season</a>
              </p>
            </Empty>
          </>
        )
      }
    </Served>
  )
}

function SeasonView({ url, title, season }: Pick<ServedService, 'url' | 'title'> & { season: Season }) {
  const key = `anime season ${url} ${seasonTitle(season)}`
  const { value, failure, reload } = useResource(key, (signal) => readSeasonWorks(url, season, signal))
  const seasonWorks = value?.of === seasonTitle(season) ? value.works : undefined
  useCalls(seasonCalls(url, season, seasonWorks?.length ?? 0))
  const [before, after] = [moveSeason(season, -1), moveSeason(season, 1)]
  const groups = [...formatKeys, null].map((format) => ({
    format,
    works: (seasonWorks ?? []).filter(({ attributes: { subtype } }) =>
      format ? subtype === format : !formatKeys.includes(subtype ?? ''),
    ),
  }))
  return (
    <>
      <PageHead
        title={seasonTitle(season)}
        within={<a href={viewHref}>{title}</a>}
        lede={
          seasonWorks
            ? `${countOf(seasonWorks.length, 'work')} started in this season.`
            : 'Works that started in this season.'
        }
      >
        <ButtonLink href={seasonHref(before)} icon="left">
          {seasonTitle(before)}
        </ButtonLink>
        <ButtonLink href={seasonHref(after)}>
          {seasonTitle(after)}
          <Icon name="right" />
        </ButtonLink>
      </PageHead>
      <div class="tools">
        <TitleChoice />
        <nav class="choices" aria-label="Seasons of the year">
          {(['winter', 'spring', 'summer', 'fall'] as const).map((name) => (
            <a
              key={name}
              href={seasonHref({ year: season.year, season: name })}
              aria-current={name === season.season ? 'page' : undefined}
            >
              {roleLabel(name)}
            </a>
          ))}
        </nav>
      </div>
      {failure && <CallError failure={failure} onRetry={reload} />}
      {!seasonWorks && !failure && <WallPlaceholder count={10} />}
      {seasonWorks && !seasonWorks.length && (
        <Empty title="No works of this season">
          <p>
            See the previous or next season, or the <a href={`${viewHref}?sort=newest`}>newest works</a>.
          </p>
        </Empty>
      )}
      {groups
        .filter(({ works }) => works.length)
        .map(({ format, works }) => (
          <section key={format} class="section">
            <h2>
              {format ? formatLabel(format) : 'Other formats'}{' '}
              <span class="quiet small figures">{works.length}</span>
            </h2>
            <Wall works={works} noteOf={({ attributes }) => noteOf(attributes)} />
          </section>
        ))}
    </>
  )
}

function noteOf({ startDate, episodeCount }: Summary): string {
  const day = startDate && new Date(`${startDate}T00:00:00Z`)
  const from = day
    ? day.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
    : 'date unknown'
  return [from, episodeCount && episodeCount > 1 ? countOf(episodeCount, 'episode') : '']
    .filter(Boolean)
    .join(' · ')
}

/** Shows the whole season: after the first page, loads all others in parallel. */
async function readSeasonWorks(baseUrl: string, season: Season, signal: AbortSignal) {
  const loadPage = (call: Call) => makeCall<readonly Resource<Summary>[]>(call, signal)
  const first = await loadPage(seasonCall(baseUrl, season, 0))
  const otherPages = await Promise.all(
    seasonCalls(baseUrl, season, first.meta?.count ?? 0)
      .slice(1)
      .map(loadPage),
  )
  return { of: seasonTitle(season), works: [first, ...otherPages].flatMap(({ data }) => data) }
}

function seasonCalls(baseUrl: string, season: Season, count: number): readonly Call[] {
  const pages = Math.max(1, Math.ceil(count / pageSize))
  return Array.from({ length: pages }, (_, page) => seasonCall(baseUrl, season, page))
}

function seasonCall(baseUrl: string, { year, season }: Season, page: number): Call {
  return animeCall(baseUrl, '/anime', {
    query: {
      'filter[season]': season,
      'filter[seasonYear]': String(year),
      sort: 'popularityRank',
      'fields[anime]': summaryFields.join(','),
      'page[limit]': String(pageSize),
      'page[offset]': page ? String(page * pageSize) : undefined,
    },
  })
}
