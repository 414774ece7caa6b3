import type { ServedService } from '../../../api/overview.ts'
import { useCalls } from '../../../calls/current.ts'
import { CallError } from '../../../kit/call-error.tsx'
import { PageHead } from '../../../kit/page-head.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import { address, hrefWith } from '../../../router.ts'
import { viewHref } from '../hrefs.ts'
import { CollectionCards } from '../parts/collection-cards.tsx'
import { SignedIn } from '../parts/signed-in.tsx'
import type { Collection } from '../records.ts'
import { photosCall, useCall } from '../service.ts'

export function CollectionsPage() {
  return <SignedIn title="Collections">{(service) => <Collections service={service} />}</SignedIn>
}

const kinds = [
  { key: '', title: 'Curated', path: '/collections/curated' },
  { key: 'all', title: 'All', path: '/collections' },
] as const

function Collections({ service: { url, title } }: { service: ServedService }) {
  const selectedKind = kinds.find(({ key }) => key === address.value.query.get('show')) ?? kinds[0]
  const call = photosCall(url, selectedKind.path, { query: { per_page: '30' } })
  const { value, failure, reload } = useCall<readonly Collection[]>(call)
  useCalls([call])
  return (
    <>
      <PageHead
        title="Collections"
        within={<a href={viewHref}>{title}</a>}
        lede="Photos that belong together, chosen by people."
      />
      <nav class="choices" aria-label="Collections">
        {kinds.map(({ key, title }) => (
          <a
            key={key}
            href={hrefWith({ show: key || undefined })}
            aria-current={key === selectedKind.key ? 'true' : undefined}
          >
            {title}
          </a>
        ))}
      </nav>
      {failure && <CallError failure={failure} onRetry={reload} />}
      {!value && !failure && <Loading lines={10} />}
      {value?.length === 0 && <Empty title="There are no collections yet" />}
      {value && value.length > 0 && <CollectionCards collections={value} />}
    </>
  )
}
