import { useResource } from '../../../api/resource.ts'
import type { Call } from '../../../calls/call.ts'
import { ButtonLink } from '../../../kit/button.tsx'
import { countOf, formatCount } from '../../../kit/format.ts'
import { Html } from '../../../kit/html.tsx'
import { Pager } from '../../../kit/pager.tsx'
import { Time } from '../../../kit/time.tsx'
import { address, hrefWith } from '../../../router.ts'
import { isSignedIn } from '../../../server.ts'
import { createReader, type Resource } from '../json-api.ts'
import { formatRating } from '../labels.ts'
import type { Named, Review } from '../records.ts'
import { animeCall, makeCall, useCall } from '../service.ts'
import { OwnReview } from './own-review.tsx'

const pageSize = 10

export function reviewsCall(baseUrl: string, id: string): Call {
  const page = chosenPage()
  return animeCall(baseUrl, '/reviews', {
    query: {
      'filter[mediaId]': id,
      'filter[mediaType]': 'Anime',
      include: 'user',
      sort: '-likesCount,-createdAt',
      'page[limit]': String(pageSize),
      'page[offset]': page > 1 ? String((page - 1) * pageSize) : undefined,
    },
  })
}

/** Reviews of a work, with the form for the user's own. */
export function Reviews({ url, id }: { url: string; id: string }) {
  const { value, reload } = useCall<readonly Resource<Review>[]>(reviewsCall(url, id))
  const ownReview = useOwnReview(url, id)
  if (!value) return null
  const reader = createReader(value)
  const count = value.meta?.count ?? value.data.length
  const page = chosenPage()
  const hrefOf = (to: number) => hrefWith({ reviews: to > 1 ? String(to) : undefined })
  return (
    <section class="section">
      <h2>Reviews {count > 0 && <span class="quiet small figures">{formatCount(count)}</span>}</h2>
      {!value.data.length && <p class="quiet">No reviews yet.</p>}
      <div class="stack">
        {value.data.map((review) => (
          <ReviewView
            key={review.id}
            review={review}
            author={reader.one<Named>(review, 'user')?.attributes.name ?? 'somebody'}
          />
        ))}
      </div>
      <Pager
        before={page > 1 ? hrefOf(page - 1) : undefined}
        after={page * pageSize < count ? hrefOf(page + 1) : undefined}
      />
      {isSignedIn.value ? (
        ownReview.value && (
          <OwnReview
            key={ownReview.value.review?.id ?? 'none'}
            url={url}
            id={id}
            review={ownReview.value.review}
            onChange={() => {
              ownReview.reload()
              reload()
            }}
          />
        )
      ) : (
        <p class="actions own-review">
          <ButtonLink href={`/sign-in?next=${encodeURIComponent(address.value.path)}`}>
            Sign in to write a review
          </ButtonLink>
        </p>
      )}
    </section>
  )
}

function ReviewView({ review, author }: { review: Resource<Review>; author: string }) {
  const { content, contentFormatted, rating, spoiler, likesCount, createdAt } = review.attributes
  const text = contentFormatted ? (
    <Html html={contentFormatted} mapLink={(link) => link} />
  ) : (
    <p class="measure">{content}</p>
  )
  return (
    <article class="review" aria-label={`Review by ${author}`}>
      <p class="row-notes">
        <strong>{author}</strong>
        {rating !== null && <span class="figures">{formatRating(rating)}</span>}
        <Time at={createdAt} />
        {likesCount > 0 && <span>{countOf(likesCount, 'like')}</span>}
      </p>
      {spoiler ? (
        <details>
          <summary>Contains spoilers. Show anyway</summary>
          {text}
        </details>
      ) : (
        text
      )}
    </article>
  )
}

/** The review by the demo user, whom the administrator acts as. */
function useOwnReview(baseUrl: string, id: string) {
  const key = isSignedIn.value ? `anime own review ${baseUrl} ${id}` : undefined
  return useResource(key, async (signal) => {
    const self = animeCall(baseUrl, '/users', { query: { 'filter[self]': 'true' }, needsToken: true })
    const [user] = (await makeCall<readonly Resource<Named>[]>(self, signal)).data
    if (!user) return { review: undefined }
    const ownCall = animeCall(baseUrl, '/reviews', {
      query: { 'filter[mediaId]': id, 'filter[mediaType]': 'Anime', 'filter[userId]': user.id },
    })
    const [review] = (await makeCall<readonly Resource<Review>[]>(ownCall, signal)).data
    return { review }
  })
}

function chosenPage(): number {
  const page = Number(address.value.query.get('reviews') ?? 1)
  return Number.isInteger(page) && page > 0 ? page : 1
}
