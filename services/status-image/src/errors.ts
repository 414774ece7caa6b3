import type { Problem } from '@octavo/platform/errors.ts'
import { defineProblems } from '@octavo/platform/errors.ts'
import type { RenderError } from '@octavo/platform/http/problem.ts'
import type { Picture } from './picture.ts'

export const problem = defineProblems({
  no_picture: { status: 404, message: 'There is no picture of this code.' },
  no_code: { status: 400, message: 'A picture is named by a status code, such as 404.jpg.' },
  no_width: { status: 400, message: 'There is no picture of this width.' },
  bad_range: { status: 416, message: 'This range is not in the picture.' },
})

/** Every error of this service is itself the dog of its status, never JSON and never a page. */
export function renderErrorWith(dogOf: (status: number) => Picture): RenderError {
  return ({ code, status: ownStatus, message }: Problem) => {
    // `octavo-reason` says that it is not implemented; to clients there is no such picture.
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
