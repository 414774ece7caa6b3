import type { ComponentChildren } from 'preact'
import { useCalls } from '../../../calls/current.ts'
import { PageHead } from '../../../kit/page-head.tsx'
import { Empty } from '../../../kit/states.tsx'
import { viewHref } from '../hrefs.ts'
import type { Resource } from '../json-api.ts'
import { type Summary, summaryFields } from '../records.ts'
import { animeCall, useCall } from '../service.ts'
import { Wall } from './wall.tsx'

/** The page of an unknown work, with suggestions. */
export function UnknownWork({ url, id, within }: { url: string; id: string; within: ComponentChildren }) {
  const text = id.replaceAll(/[-_]+/g, ' ').trim()
  const call = /\p{L}/u.test(text)
    ? animeCall(url, '/anime', {
        query: { 'filter[text]': text, 'fields[anime]': summaryFields.join(','), 'page[limit]': '6' },
      })
    : undefined
  const { value } = useCall<readonly Resource<Summary>[]>(call)
  useCalls([animeCall(url, '/anime/{id}', { path: { id } }), ...(call ? [call] : [])])
  return (
    <>
      <PageHead title="Not in the catalogue" within={within} />
      <Empty title={`Unknown work “${id}”`}>
        <p>
          {value?.data.length ? 'It may be one of these, or ' : ''}
          <a href={`${viewHref}?q=${encodeURIComponent(text)}`}>search for “{text}”</a>.
        </p>
      </Empty>
      {value && <Wall isSmall works={value.data} />}
    </>
  )
}
