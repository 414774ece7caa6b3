import { useEffect, useMemo } from 'preact/hooks'
import type { ServedService } from '../../../api/overview.ts'
import { useResource } from '../../../api/resource.ts'
import { PageHead } from '../../../kit/page-head.tsx'
import { Refusal } from '../../../kit/refusal.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import { address, navigate } from '../../../router.ts'
import { Served } from '../../served.tsx'
import { filtersOf } from '../browsing.ts'
import { faceHref, workHref } from '../hrefs.ts'
import type { Resource } from '../json-api.ts'
import type { Summary } from '../records.ts'
import { animeCall, makeCall } from '../service.ts'

export function RandomPage() {
  return (
    <Served name="anime-catalogue" title="Surprise me">
      {(service) => <Random service={service} />}
    </Served>
  )
}

/** Opens one of the works that the address narrows the catalogue to. */
function Random({ service: { url, title } }: { service: ServedService }) {
  const { query } = address.value
  // What was picked before must not be picked again for that.
  const key = useMemo(() => `anime random ${Math.random()}`, [])
  const { value, failure, isLoading, reload } = useResource(key, (signal) => pickAny(url, query, signal))
  useEffect(() => {
    if (value) navigate(workHref(value), { replace: true })
  }, [value])
  return (
    <>
      <PageHead title="Surprise me" within={<a href={faceHref}>{title}</a>} />
      {failure && <Refusal failure={failure} onRetry={reload} />}
      {!failure && (isLoading || value) && <Loading lines={8} />}
      {!failure && !isLoading && !value && (
        <Empty title="There is no work to choose from">
          <p>
            <a href={faceHref}>See the whole catalogue</a>
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
