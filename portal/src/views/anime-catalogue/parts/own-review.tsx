import { useSignal } from '@preact/signals'
import { useAction } from '../../../kit/action.ts'
import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { ConfirmDialog } from '../../../kit/dialog.tsx'
import { AreaField, CheckField, SelectField } from '../../../kit/field.tsx'
import type { Resource } from '../json-api.ts'
import { formatRating } from '../labels.ts'
import type { Review } from '../records.ts'
import { animeCall, makeCall } from '../service.ts'

interface OwnReviewProps {
  url: string
  /** The work's. */
  id: string
  review: Resource<Review> | undefined
  onChange(): void
}

const ratings = Array.from({ length: 19 }, (_, index) => 20 - index)

/** The form for the user's single review of a work. */
export function OwnReview({ url, id, review, onChange }: OwnReviewProps) {
  const content = useSignal(review?.attributes.content ?? '')
  const rating = useSignal(review?.attributes.rating ?? 0)
  const isSpoiler = useSignal(review?.attributes.spoiler ?? false)
  const isLeaving = useSignal(false)
  const { run, isBusy, failure } = useAction()
  const send = async (call: Parameters<typeof makeCall>[0], message: string) => {
    if (await run(() => makeCall(call), message)) onChange()
  }
  const attributes = {
    content: content.value,
    spoiler: isSpoiler.value,
    ...(rating.value ? { rating: rating.value } : {}),
  }
  const write = () =>
    review
      ? send(
          animeCall(url, '/reviews/{id}', {
            method: 'PATCH',
            path: { id: review.id },
            body: { data: { type: 'reviews', id: review.id, attributes } },
          }),
          'Review updated.',
        )
      : send(
          animeCall(url, '/reviews', {
            method: 'POST',
            body: {
              data: {
                type: 'reviews',
                attributes,
                relationships: { media: { data: { type: 'anime', id } } },
              },
            },
          }),
          'Review published.',
        )
  const takeBack = () =>
    review &&
    send(animeCall(url, '/reviews/{id}', { method: 'DELETE', path: { id: review.id } }), 'Review deleted.')
  return (
    <form
      class="form form-wide own-review"
      onSubmit={(event) => {
        event.preventDefault()
        void write()
      }}
    >
      <AreaField
        label={review ? 'Your review' : 'Write a review'}
        hint="Markdown."
        isProse
        value={content.value}
        onInput={(event) => {
          content.value = event.currentTarget.value
        }}
      />
      <SelectField
        label="Rating"
        value={String(rating.value)}
        onChange={(event) => {
          rating.value = Number(event.currentTarget.value)
        }}
      >
        <option value="0">None</option>
        {ratings.map((value) => (
          <option key={value} value={String(value)}>
            {formatRating(value)}
          </option>
        ))}
      </SelectField>
      <CheckField
        label="Contains spoilers"
        hint="The review is collapsed for others."
        checked={isSpoiler.value}
        onChange={(event) => {
          isSpoiler.value = event.currentTarget.checked
        }}
      />
      {failure && <CallError failure={failure} />}
      <div class="actions">
        <Button kind="primary" type="submit" disabled={isBusy || !content.value.trim()}>
          {review ? 'Update review' : 'Publish review'}
        </Button>
        {review && (
          <Button
            kind="danger"
            disabled={isBusy}
            onClick={() => {
              isLeaving.value = true
            }}
          >
            Delete
          </Button>
        )}
      </div>
      {isLeaving.value && (
        <ConfirmDialog
          title="Delete your review?"
          action="Delete"
          isBusy={isBusy}
          onConfirm={() => {
            isLeaving.value = false
            void takeBack()
          }}
          onClose={() => {
            isLeaving.value = false
          }}
        >
          <p>This deletes the text and the rating.</p>
        </ConfirmDialog>
      )}
    </form>
  )
}
