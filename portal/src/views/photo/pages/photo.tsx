import type { ServedService } from '../../../api/overview.ts'
import { useCalls } from '../../../calls/current.ts'
import { ButtonLink } from '../../../kit/button.tsx'
import { PageHead } from '../../../kit/page-head.tsx'
import { Refusal } from '../../../kit/refusal.tsx'
import type { Params } from '../../../path.ts'
import { photoHref, searchHref, topicHref, viewHref } from '../hrefs.ts'
import { isGenerated, titleOf } from '../labels.ts'
import { CollectionCards } from '../parts/collection-cards.tsx'
import { attributionCall, Credit } from '../parts/credit.tsx'
import { LikeButton } from '../parts/like-button.tsx'
import { PersonLink } from '../parts/person-link.tsx'
import { PhotoFacts } from '../parts/photo-facts.tsx'
import { PhotoImage } from '../parts/photo-image.tsx'
import { PhotoWall } from '../parts/photo-wall.tsx'
import { SignedIn } from '../parts/signed-in.tsx'
import { Sizes } from '../parts/sizes.tsx'
import type { Found, FullPhoto, Photo } from '../records.ts'
import { photosCall, useCall } from '../service.ts'
import './photo.css'

export function PhotoPage({ params: { id = '' } }: { params: Params }) {
  return <SignedIn title="Photo">{(service) => <PhotoView key={id} service={service} id={id} />}</SignedIn>
}

function PhotoView({ service: { url, title }, id }: { service: ServedService; id: string }) {
  const call = photosCall(url, '/photos/{id}', { path: { id } })
  const { value: photo, failure, reload } = useCall<FullPhoto>(call)
  useCalls([call, attributionCall(url, id)])
  const within = <a href={viewHref}>{title}</a>
  if (!photo || failure)
    return (
      <>
        <PageHead title="Photo" within={within} />
        {failure ? (
          <Refusal failure={failure} onRetry={reload} />
        ) : (
          <div class="photo-stage photo-stage-empty" role="status" aria-label="Loading" />
        )}
      </>
    )
  const ratio = photo.width / photo.height
  return (
    <article>
      <PageHead title={titleOf(photo)} within={within} lede={photo.description && photo.alt_description}>
        <LikeButton url={url} photo={photo} />
        <a class="button button-primary" href={photo.links.download} target="_blank" rel="noopener">
          Download
        </a>
        <ButtonLink href={photo.links.html} icon="out">
          Public page
        </ButtonLink>
      </PageHead>
      <div class="photo-by">
        <PersonLink person={photo.user} />
        {isGenerated(photo) && (
          <span class="tag" title="A program drew this picture. No camera was used.">
            Generated
          </span>
        )}
      </div>
      <div class="photo-stage">
        <div class="photo-frame" style={{ aspectRatio: String(ratio), '--ratio': String(ratio) }}>
          <PhotoImage photo={photo} sizes="(min-width: 76rem) 76rem, 100vw" maxWidth={2400} isUrgent />
        </div>
      </div>
      <div class="photo-about">
        <div>
          <PhotoFacts photo={photo} />
          <Links label="Topics" links={photo.topics.map(({ title, slug }) => [title, topicHref(slug)])} />
          <Links label="Tags" links={photo.tags.map(({ title }) => [title, searchHref(title)])} />
        </div>
        <div class="photo-use">
          <Sizes photo={photo} />
          <Credit url={url} photo={photo} />
        </div>
      </div>
      <Related url={url} photo={photo} />
      {photo.related_collections.results.length > 0 && (
        <section aria-labelledby="collections">
          <h2 id="collections">Collections</h2>
          <CollectionCards collections={photo.related_collections.results} />
        </section>
      )}
    </article>
  )
}

function Links({ label, links }: { label: string; links: readonly (readonly [string, string])[] }) {
  if (!links.length) return null
  return (
    <nav class="chips" aria-label={label}>
      {links.map(([title, href]) => (
        <a key={href} class="chip" href={href}>
          {title}
        </a>
      ))}
    </nav>
  )
}

const maxRelated = 8

/** Photos with the same first tag. */
function Related({ url, photo: { id, tags } }: { url: string; photo: FullPhoto }) {
  const query = tags[0]?.title
  const { value } = useCall<Found<Photo>>(
    query
      ? photosCall(url, '/search/photos', { query: { query, per_page: String(maxRelated + 1) } })
      : undefined,
  )
  const photos = (value?.results ?? []).filter((other) => other.id !== id).slice(0, maxRelated)
  if (!photos.length) return null
  return (
    <section aria-labelledby="related">
      <h2 id="related">Related photos</h2>
      <PhotoWall id="photos" url={url} photos={photos} hrefOf={(photo) => photoHref(photo.id)} />
    </section>
  )
}
