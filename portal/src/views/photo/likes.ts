import { signal } from '@preact/signals'
import type { Photo } from './records.ts'
import { makeCall, photosCall } from './service.ts'

interface Like {
  isLiked: boolean
  count: number
}

/** Changes since the photos were loaded, by id, so that all views of a photo agree. */
const changes = signal<ReadonlyMap<string, Like>>(new Map())

export function likeOf({ id, liked_by_user: isLiked, likes: count }: Photo): Like {
  return changes.value.get(id) ?? { isLiked, count }
}

/** Shows the change at once, and reverts it if the request fails. */
export async function toggleLike(baseUrl: string, photo: Photo): Promise<void> {
  const before = likeOf(photo)
  const isLiked = !before.isLiked
  show(photo.id, { isLiked, count: before.count + (isLiked ? 1 : -1) })
  try {
    const reply = await makeCall<{ photo: Photo }>(
      photosCall(baseUrl, '/photos/{id}/like', {
        method: isLiked ? 'POST' : 'DELETE',
        path: { id: photo.id },
      }),
    )
    show(photo.id, { isLiked: reply.photo.liked_by_user, count: reply.photo.likes })
  } catch (error) {
    show(photo.id, before)
    throw error
  }
}

function show(id: string, like: Like): void {
  changes.value = new Map([...changes.value, [id, like]])
}
