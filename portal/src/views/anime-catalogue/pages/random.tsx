import { useEffect, useMemo } from 'preact/hooks'
import type { ServedService } from '../../../api/overview.ts'
import { useResource } from '../../../api/resource.ts'
import { CallError } from '../../../kit/call-error.tsx'
import { PageHead } from '../../../kit/page-head.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import { address, navigate } from '../../../router.ts'
import { Served } from '../../served.tsx'
import { filtersOf } from '../browsing.ts'
import { viewHref, workHref } from '../hrefs.ts'
import type { Resource } from '../json-api.ts'
import type { Summary } from '../records.ts'
import { animeCall, makeCall } from '../service.ts'

export function RandomPage() {
  return (
    <Served name="anime-catalogue" title="Random work">
      {(service) => <Random service={service} />}
    </Served>
  )
}

/** Opens a random work that matches the filters of the URL. */
function Random({ service: { url, title } }: { service: ServedService }) {
  const { query } = address.value
  // Do not reuse the previous pick.
  const key = useMemo(() => `anime random ${Math.random()}`, [])
  const { value, failure, isLoading, reload } = useResource(key, (signal) => pickAny(url, query, signal))
  useEffect(() => {
    if (value) navigate(workHref(value), { replace: true })
  }, [value])
  return (
    <>
      <PageHead title="Random work" within={<a href={viewHref}>{title}</a>} />
      {failure && <CallError failure={failure} onRetry={reload} />}
      {!failure && (isLoading || value) && <Loading lines={8} />}
      {!failure && !isLoading && !value && (
        <Empty title="No matching works">
          <p>
            <a href={viewHref}>See the whole catalogue</a>
          </p>
        </Empty>
      )}
    </>
  )
}

async function pickAny(baseUrl: string, query: URLSearchParams, signal: AbortSignal) {
  const pick = (offset: number) =>
    makeCall<readonly Resource<Pick<Summary, 'slug'>>[]>(
      animeCall(baseUrl, '/anime', {
        query: {
          ...filtersOf(query),
          sort: 'id',
          'fields[anime]': 'slug',
          'page[limit]': '1',
          'page[offset]': String(offset),
        },
      }),
      signal,
    )
  const { meta } = await pick(0)
  const count = meta?.count ?? 0
  return count ? (await pick(Math.floor(Math.random() * count))).data[0] : undefined
}
