import { Table } from '../../../kit/table.tsx'
import { address, hrefWith } from '../../../router.ts'
import { workHref } from '../hrefs.ts'
import type { Resource } from '../json-api.ts'
import { formatAverage, formatLabel, statusLabel } from '../labels.ts'
import type { Summary } from '../records.ts'
import { listTitles, titleOf } from '../titles.ts'
import { Picture } from './picture.tsx'

interface WorkTableProps {
  id: string
  works: readonly Resource<Summary>[]
}

/** Works as a table. Column headers sort the whole catalogue. */
export function WorkTable({ id, works }: WorkTableProps) {
  return (
    <Table
      id={id}
      caption="Works"
      rows={works}
      rowKey={(work) => work.id}
      columns={[
        { key: 'title', title: 'Title', sort: sortBy('title'), cell: (work) => <Name work={work} /> },
        {
          key: 'year',
          title: 'Year',
          isFigure: true,
          sort: sortBy('oldest', 'newest'),
          cell: ({ attributes }) => attributes.startDate?.slice(0, 4),
        },
        { key: 'format', title: 'Format', cell: ({ attributes }) => formatLabel(attributes.subtype) },
        {
          key: 'episodes',
          title: 'Episodes',
          isFigure: true,
          sort: sortBy('shortest', 'longest'),
          cell: ({ attributes }) => attributes.episodeCount,
        },
        {
          key: 'rating',
          title: 'Rating',
          isFigure: true,
          sort: sortBy(undefined, 'rating'),
          cell: ({ attributes }) => formatAverage(attributes.averageRating),
        },
        {
          key: 'status',
          title: 'Status',
          isMinor: true,
          cell: ({ attributes }) => statusLabel(attributes.status),
        },
      ]}
    />
  )
}

function Name({ work }: { work: Resource<Summary> }) {
  const { text, lang } = titleOf(work.attributes)
  const otherTitles = listTitles(work.attributes).filter((title) => title.text !== text)
  return (
    <a href={workHref(work)} data-item="" class="row-link work-row">
      <Picture of={work.attributes.posterImage} kind="poster" width={44} />
      <span>
        <bdi lang={lang}>{text}</bdi>
        {otherTitles.slice(0, 2).map((title) => (
          <bdi key={title.text} lang={title.lang} class="cell-note">
            {title.text}
          </bdi>
        ))}
      </span>
    </a>
  )
}

/** The header toggles between ascending and descending order if both exist. */
function sortBy(up: string | undefined, down?: string) {
  const sort = address.value.query.get('sort')
  const next = sort === down ? (up ?? down) : sort === up ? (down ?? up) : (down ?? up)
  const direction =
    sort && sort === up ? ('ascending' as const) : sort && sort === down ? ('descending' as const) : undefined
  return { href: hrefWith({ sort: next, page: undefined }), direction }
}
