import type { ServedService } from '../../../api/overview.ts'
import { useCalls } from '../../../calls/current.ts'
import { CallError } from '../../../kit/call-error.tsx'
import { PageHead } from '../../../kit/page-head.tsx'
import type { Params } from '../../../path.ts'
import { Served } from '../../served.tsx'
import { shelfHref, viewHref } from '../hrefs.ts'
import { createReader } from '../json-api.ts'
import { Cast, castCall } from '../parts/cast.tsx'
import { Episodes, episodesCall } from '../parts/episodes.tsx'
import { Franchise, franchiseCalls } from '../parts/franchise.tsx'
import { Picture } from '../parts/picture.tsx'
import { Relations } from '../parts/relations.tsx'
import { Reviews, reviewsCall } from '../parts/reviews.tsx'
import { TitleChoice } from '../parts/title.tsx'
import { UnknownWork } from '../parts/unknown-work.tsx'
import { WorkFacts } from '../parts/work-facts.tsx'
import type { Shelf, WorkResource } from '../records.ts'
import { animeCall, useCall } from '../service.ts'
import { titleOf } from '../titles.ts'
import '../view.css'

export function WorkPage({ params: { id = '' } }: { params: Params }) {
  return (
    <Served name="anime-catalogue" title="Anime">
      {(service) => <WorkView key={id} service={service} id={id} />}
    </Served>
  )
}

const includes = [
  'genres',
  'categories',
  'productions.company',
  'mediaRelationships.destination',
  'installments.franchise',
  'streamingLinks.streamer',
  'mappings',
]

function WorkView({ service: { url, title: serviceTitle }, id }: { service: ServedService; id: string }) {
  const call = animeCall(url, '/anime/{id}', { path: { id }, query: { include: includes.join(',') } })
  const { value, failure, reload } = useCall<WorkResource>(call)
  const work = value?.data
  const reader = value && createReader(value)
  useCalls(
    work && reader
      ? [
          call,
          castCall(url, work.id),
          episodesCall(url, work.id),
          ...franchiseCalls(url, work, reader),
          reviewsCall(url, work.id),
        ]
      : [call],
  )
  const within = <a href={viewHref}>{serviceTitle}</a>
  if (failure && [400, 404].includes(failure.status)) return <UnknownWork url={url} id={id} within={within} />
  if (failure || !work || !reader)
    return (
      <>
        <PageHead title={wordsOf(id)} within={within} />
        {failure ? <CallError failure={failure} onRetry={reload} /> : <WorkPlaceholder />}
      </>
    )
  const { attributes } = work
  const { text } = titleOf(attributes)
  const genres = reader.many<Shelf>(work, 'genres')
  // Some categories duplicate genres.
  const categories = reader
    .many<Shelf>(work, 'categories')
    .filter((category) => !genres.some((genre) => genre.attributes.slug === category.attributes.slug))
  const shelves = [
    { kind: 'genres', members: genres },
    { kind: 'categories', members: categories },
  ] as const
  return (
    <article>
      <PageHead title={text} within={within} lede={attributes.description ?? 'No description yet.'}>
        <TitleChoice />
      </PageHead>
      <div class="work-cover">
        <Picture of={attributes.coverImage} kind="cover" width={1216} isUrgent />
      </div>
      <div class="work-page">
        <div class="work-side">
          <Picture of={attributes.posterImage} kind="poster" width={240} alt={`Poster of ${text}`} isUrgent />
          <WorkFacts work={work} reader={reader} />
        </div>
        <div class="work-main">
          {shelves.map(
            ({ kind, members }) =>
              members.length > 0 && (
                <p key={kind} class="links small">
                  <span class="quiet">{kind === 'genres' ? 'Genres' : 'Categories'}</span>
                  {members.map(({ id, attributes: { slug, name, title } }) => (
                    <a key={id} href={shelfHref(kind, slug)}>
                      {name ?? title ?? slug}
                    </a>
                  ))}
                </p>
              ),
          )}
          <Relations work={work} reader={reader} />
          <Franchise url={url} work={work} reader={reader} />
          <Cast url={url} id={work.id} />
          <Episodes url={url} id={work.id} isSingle={attributes.episodeCount === 1} />
          <Reviews url={url} id={work.id} />
        </div>
      </div>
    </article>
  )
}

function WorkPlaceholder() {
  return (
    <>
      <div class="work-cover">
        <Picture of={null} kind="cover" width={1216} />
      </div>
      <div class="work-page" role="status" aria-label="Loading">
        <div class="work-side">
          <Picture of={null} kind="poster" width={240} />
        </div>
      </div>
    </>
  )
}

/** A provisional title from the URL while the work loads. */
function wordsOf(id: string): string {
  return /^\d+$/.test(id) ? 'Anime' : id.replaceAll('-', ' ')
}
