import type { Call } from '../../../calls/call.ts'
import { workHref } from '../hrefs.ts'
import { createReader, type Reader, type Resource } from '../json-api.ts'
import { byDate, formatLabel, roleLabel } from '../labels.ts'
import type { Words, Work, WorkResource } from '../records.ts'
import { animeCall, useCall } from '../service.ts'
import { titleOf } from '../titles.ts'
import { Title } from './title.tsx'

interface Group {
  titles: Words
  canonicalTitle: string | null
}

/** The request for the franchise of a work, if it has one. */
export function franchiseCalls(baseUrl: string, work: WorkResource, reader: Reader): readonly Call[] {
  const franchises = reader
    .many<{ tag: string }>(work, 'installments')
    .flatMap((one) => reader.one<Group>(one, 'franchise') ?? [])
  return franchises.map(({ id }) =>
    animeCall(baseUrl, '/franchises/{id}', {
      path: { id },
      query: {
        include: 'installments.media',
        'fields[anime]': 'slug,titles,canonicalTitle,startDate,subtype',
      },
    }),
  )
}

const foldedFrom = 12

/** All works of the same franchise in order of release. */
export function Franchise({ url, work, reader }: { url: string; work: WorkResource; reader: Reader }) {
  const [call] = franchiseCalls(url, work, reader)
  const { value } = useCall<Resource<Group>>(call)
  if (!call || !value) return null
  const groupReader = createReader(value)
  const works = groupReader
    .many<{ tag: string }>(value.data, 'installments')
    .flatMap((one) => {
      const media = groupReader.one<Work>(one, 'media')
      return media ? [{ tag: one.attributes.tag, media }] : []
    })
    .sort((a, b) => byDate(a.media.attributes, b.media.attributes))
  if (works.length < 2) return null
  const list = (
    <ol class="rows" data-list="">
      {works.map(({ tag, media }) => (
        <FranchiseRow key={media.id} media={media} tag={tag} isHere={media.id === work.id} />
      ))}
    </ol>
  )
  return (
    <section class="section">
      <h2>
        In order of release <span class="quiet small">{titleOf(value.data.attributes).text}</span>
      </h2>
      {works.length > foldedFrom ? (
        <details>
          <summary>{`Show all ${works.length}`}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </section>
  )
}

function FranchiseRow({ media, tag, isHere }: { media: WorkResource; tag: string; isHere: boolean }) {
  const { startDate, subtype } = media.attributes
  const notes = [formatLabel(subtype), tag === 'main_story' ? '' : roleLabel(tag)]
  return (
    <li class="row franchise-row">
      <span class="quiet figures">{startDate?.slice(0, 4) ?? '–'}</span>
      {isHere ? (
        <strong aria-current="true">
          <Title of={media.attributes} />
        </strong>
      ) : (
        <a href={workHref(media)} class="row-link" data-item="">
          <Title of={media.attributes} />
        </a>
      )}
      <span class="quiet small">{notes.filter(Boolean).join(' · ')}</span>
    </li>
  )
}
