import { useSignal } from '@preact/signals'
import { useAction } from '../../../kit/action.ts'
import { Button } from '../../../kit/button.tsx'
import { ConfirmDialog } from '../../../kit/dialog.tsx'
import { AreaField, CheckField, SelectField } from '../../../kit/field.tsx'
import { Refusal } from '../../../kit/refusal.tsx'
import type { Resource } from '../json-api.ts'
import type { Review } from '../records.ts'
import { animeCall, makeCall } from '../service.ts'
import { ratingInWords } from '../words.ts'

interface OwnReviewProps {
  url: string
  /** The work's. */
  id: string
  review: Resource<Review> | undefined
  onChange(): void
}

const ratings = Array.from({ length: 19 }, (_, index) => 20 - index)

/** One's own review of a work: to write, to change, to take back. There is only one. */
export function OwnReview({ url, id, review, onChange }: OwnReviewProps) {
  const content = useSignal(review?.attributes.content ?? '')
  const rating = useSignal(review?.attributes.rating ?? 0)
  const isSpoiler = useSignal(review?.attributes.spoiler ?? false)
  const isLeaving = useSignal(false)
  const { run, isBusy, failure } = useAction()
  const send = async (call: Parameters<typeof makeCall>[0], done: string) => {
    if (await run(() => makeCall(call), done)) onChange()
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
          'Your review is changed.',
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
          'Your review is there.',
        )
  const takeBack = () =>
    review &&
    send(
      animeCall(url, '/reviews/{id}', { method: 'DELETE', path: { id: review.id } }),
      'Your review is gone.',
    )
  return (
    <form
      class="form form-wide own-review"
      onSubmit={(event) => {
        event.preventDefault()
        void write()
      }}
    >
      <AreaField
        label={review ? 'What you wrote' : 'What you think'}
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
            {ratingInWords(value)}
          </option>
        ))}
      </SelectField>
      <CheckField
        label="It tells what happens"
        hint="Others see it folded."
        checked={isSpoiler.value}
        onChange={(event) => {
          isSpoiler.value = event.currentTarget.checked
        }}
      />
      {failure && <Refusal failure={failure} />}
      <div class="actions">
        <Button kind="primary" type="submit" disabled={isBusy || !content.value.trim()}>
          {review ? 'Change your review' : 'Publish your review'}
        </Button>
        {review && (
          <Button
            kind="danger"
            disabled={isBusy}
            onClick={() => {
              isLeaving.value = true
            }}
          >
            Take it back
          </Button>
        )}
      </div>
      {isLeaving.value && (
        <ConfirmDialog
          title="Take your review back?"
          action="Take it back"
          isBusy={isBusy}
          onConfirm={() => {
            isLeaving.value = false
            void takeBack()
          }}
          onClose={() => {
            isLeaving.value = false
          }}
        >
          <p>What you wrote is gone then, and so is its rating.</p>
        </ConfirmDialog>
      )}
    </form>
  )
}
