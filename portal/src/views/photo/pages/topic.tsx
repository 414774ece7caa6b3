import type { ServedService } from '../../../api/overview.ts'
import { useCalls } from '../../../calls/current.ts'
import { ButtonLink } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { PageHead } from '../../../kit/page-head.tsx'
import { Empty } from '../../../kit/states.tsx'
import type { Params } from '../../../path.ts'
import { pageQuery } from '../feeds.ts'
import { viewHref } from '../hrefs.ts'
import { PhotoList } from '../parts/photo-list.tsx'
import { SignedIn } from '../parts/signed-in.tsx'
import { TopicLinks } from '../parts/topic-links.tsx'
import type { Topic } from '../records.ts'
import { photosCall, useCall } from '../service.ts'

export function TopicPage({ params: { slug = '' } }: { params: Params }) {
  return (
    <SignedIn title="Topic">{(service) => <TopicView key={slug} service={service} slug={slug} />}</SignedIn>
  )
}

function TopicView({ service: { url, title }, slug }: { service: ServedService; slug: string }) {
  const call = photosCall(url, '/topics/{id}', { path: { id: slug } })
  const { value: topic, failure, reload } = useCall<Topic>(call)
  const callOf = (page: number) =>
    photosCall(url, '/topics/{id}/photos', { path: { id: slug }, query: pageQuery(page) })
  useCalls([callOf(1), call])
  return (
    <>
      <PageHead
        title={topic?.title ?? slug.replaceAll('-', ' ')}
        within={<a href={viewHref}>{title}</a>}
        lede={topic?.description ?? '\u00a0'}
      >
        {topic && (
          <ButtonLink href={topic.links.html} icon="out">
            Public page
          </ButtonLink>
        )}
      </PageHead>
      <TopicLinks url={url} current={slug} />
      {failure ? (
        <CallError failure={failure} onRetry={reload} />
      ) : (
        <PhotoList url={url} callOf={callOf}>
          <Empty title="This topic has no photos" />
        </PhotoList>
      )}
    </>
  )
}
