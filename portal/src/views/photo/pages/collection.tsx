import type { ServedService } from '../../../api/overview.ts'
import { useCalls } from '../../../calls/current.ts'
import { ButtonLink } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { PageHead } from '../../../kit/page-head.tsx'
import { Empty } from '../../../kit/states.tsx'
import type { Params } from '../../../path.ts'
import { pageQuery } from '../feeds.ts'
import { collectionsHref } from '../hrefs.ts'
import { PersonLink } from '../parts/person-link.tsx'
import { PhotoList } from '../parts/photo-list.tsx'
import { SignedIn } from '../parts/signed-in.tsx'
import type { Collection } from '../records.ts'
import { photosCall, useCall } from '../service.ts'

export function CollectionPage({ params: { id = '' } }: { params: Params }) {
  return (
    <SignedIn title="Collection">
      {(service) => <CollectionView key={id} service={service} id={id} />}
    </SignedIn>
  )
}

function CollectionView({ service: { url }, id }: { service: ServedService; id: string }) {
  const call = photosCall(url, '/collections/{id}', { path: { id } })
  const { value: collection, failure, reload } = useCall<Collection>(call)
  const callOf = (page: number) =>
    photosCall(url, '/collections/{id}/photos', { path: { id }, query: pageQuery(page) })
  useCalls([callOf(1), call])
  return (
    <>
      <PageHead
        title={collection?.title ?? 'Collection'}
        within={<a href={collectionsHref}>Collections</a>}
        lede={collection ? collection.description : '\u00a0'}
      >
        {collection && (
          <>
            <PersonLink person={collection.user} />
            <ButtonLink href={collection.links.html} icon="out">
              Public page
            </ButtonLink>
          </>
        )}
      </PageHead>
      {failure ? (
        <CallError failure={failure} onRetry={reload} />
      ) : (
        <PhotoList url={url} callOf={callOf}>
          <Empty title="This collection has no photos" />
        </PhotoList>
      )}
    </>
  )
}
