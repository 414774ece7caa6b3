import type { Problem } from '@octavo/platform/errors.ts'
import { defineProblems } from '@octavo/platform/errors.ts'
import type { RenderError } from '@octavo/platform/http/problem.ts'
import type { Image } from './image.ts'

export const problem = defineProblems({
  no_image: { status: 404, message: 'There is no image for this status code.' },
  no_code: {
    status: 400,
    message: 'The path must be a status code with an optional suffix, such as 404.jpg.',
  },
  no_width: { status: 400, message: 'The width must be 150, 300, 375, 750 or 1500.' },
  bad_range: { status: 416, message: 'The range is beyond the end of the image.' },
})

/** Every error response is the image of its status. */
export function renderErrorWith(dogOf: (status: number) => Image): RenderError {
  return ({ code, status: ownStatus, message }: Problem) => {
    // The ecosystem has no 501: clients get 404, and `octavo-reason` explains.
    const status = code === 'unimplemented' ? 404 : ownStatus
    const { bytes, etag } = dogOf(status)
    const headers = {
      'content-type': 'image/jpeg',
      'cache-control': status === 404 ? 'public, max-age=300' : 'no-store',
      'content-disposition': `inline; filename="${status}.jpg"`,
      'x-content-type-options': 'nosniff',
      'octavo-reason': message,
      ...(status === 404 ? { etag } : {}),
    }
    return { status, headers, body: bytes }
  }
}
