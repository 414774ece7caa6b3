import { announce } from '../../../kit/announcer.tsx'
import { formatCount } from '../../../kit/format.ts'
import { titleOf } from '../labels.ts'
import { likeOf, toggleLike } from '../likes.ts'
import type { Photo } from '../records.ts'

export function LikeButton({ url, photo }: { url: string; photo: Photo }) {
  const { isLiked, count } = likeOf(photo)
  const change = async () => {
    try {
      await toggleLike(url, photo)
      announce(isLiked ? 'You no longer like this photo.' : 'You like this photo.')
    } catch (error) {
      announce(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <button
      type="button"
      class="like"
      aria-pressed={isLiked}
      title={isLiked ? 'Unlike' : 'Like'}
      onClick={change}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M8 14 2.3 8.2a3.6 3.6 0 0 1 5.1-5.1l.6.6.6-.6a3.6 3.6 0 0 1 5.1 5.1L8 14Z" />
      </svg>
      <span class="unseen">Like {titleOf(photo)}</span>
      <span class="figures">{formatCount(count)}</span>
    </button>
  )
}
