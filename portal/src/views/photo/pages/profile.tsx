import type { ServedService } from '../../../api/overview.ts'
import { useCalls } from '../../../calls/current.ts'
import { ButtonLink } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { formatCount } from '../../../kit/format.ts'
import { PageHead } from '../../../kit/page-head.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import type { Params } from '../../../path.ts'
import { address, hrefWith } from '../../../router.ts'
import { pageQuery } from '../feeds.ts'
import { viewHref } from '../hrefs.ts'
import { CollectionCards } from '../parts/collection-cards.tsx'
import { PhotoList } from '../parts/photo-list.tsx'
import { SignedIn } from '../parts/signed-in.tsx'
import type { Collection, Person } from '../records.ts'
import { photosCall, useCall } from '../service.ts'

export function ProfilePage({ params: { username = '' } }: { params: Params }) {
  return (
    <SignedIn title={username}>
      {(service) => <Profile key={username} service={service} username={username} />}
    </SignedIn>
  )
}

function Profile({ service: { url, title }, username }: { service: ServedService; username: string }) {
  const tab = address.value.query.get('show') ?? ''
  const path = { username }
  const call = photosCall(url, '/users/{username}', { path })
  const { value: person, failure, reload } = useCall<Person>(call)
  const template = tab === 'likes' ? '/users/{username}/likes' : '/users/{username}/photos'
  const callOf = (page: number) => photosCall(url, template, { path, query: pageQuery(page) })
  const collectionsCall = photosCall(url, '/users/{username}/collections', {
    path,
    query: { per_page: '30' },
  })
  useCalls([tab === 'collections' ? collectionsCall : callOf(1), call])
  const tabs = [
    { key: '', title: 'Photos', count: person?.total_photos },
    { key: 'likes', title: 'Likes', count: person?.total_likes },
    { key: 'collections', title: 'Collections', count: person?.total_collections },
  ]
  return (
    <>
      <PageHead
        title={person?.name ?? username}
        within={<a href={viewHref}>{title}</a>}
        lede={person ? [person.bio, person.location].filter(Boolean).join(' · ') : '\u00a0'}
      >
        {person && (
          <>
            <img class="avatar" src={person.profile_image.large} alt="" width={56} height={56} />
            <ButtonLink href={person.links.html} icon="out">
              Public page
            </ButtonLink>
          </>
        )}
      </PageHead>
      {failure ? (
        <CallError failure={failure} onRetry={reload} />
      ) : (
        <>
          <nav class="choices" aria-label="Profile">
            {tabs.map(({ key, title, count }) => (
              <a
                key={key}
                href={hrefWith({ show: key || undefined, pages: undefined, photo: undefined })}
                aria-current={key === tab ? 'page' : undefined}
              >
                {title} <span class="quiet figures">{count === undefined ? '' : formatCount(count)}</span>
              </a>
            ))}
          </nav>
          {tab === 'collections' ? (
            <OwnCollections call={collectionsCall} />
          ) : (
            <PhotoList key={tab} url={url} callOf={callOf}>
              <Empty title={tab === 'likes' ? 'There are no liked photos yet' : 'There are no photos yet'} />
            </PhotoList>
          )}
        </>
      )}
    </>
  )
}

function OwnCollections({ call }: { call: ReturnType<typeof photosCall> }) {
  const { value, failure, reload } = useCall<readonly Collection[]>(call)
  if (failure) return <CallError failure={failure} onRetry={reload} />
  if (!value) return <Loading lines={8} />
  return value.length ? <CollectionCards collections={value} /> : <Empty title="There are no collections" />
}
