import { Failure } from '../../api/request.ts'
import { getViewer } from '../../api/viewer.ts'
import type { Photo } from './records.ts'
import { messageOf } from './service.ts'

export interface PhotoDetails {
  altText: string
  description: string
  /** Separated by commas. */
  tags: string
  license: string
  showsLocation: boolean
}

export interface Uploaded extends Photo {
  possible_duplicate_of: readonly string[]
}

interface Progress {
  signal: AbortSignal
  /** Called with the part that was sent, from 0 to 1. */
  onProgress(part: number): void
}

/** Sends `POST /photos`. Does not use fetch, which has no upload progress. */
export async function uploadPhoto(
  url: string,
  { file, details }: { file: File; details: PhotoDetails },
  progress: Progress,
): Promise<Uploaded> {
  const viewer = await getViewer('photo')
  if (progress.signal.aborted) throw canceled()
  const { promise, resolve, reject } = Promise.withResolvers<Uploaded>()
  const request = new XMLHttpRequest()
  request.open('POST', `${url}/photos`)
  request.responseType = 'json'
  if (viewer) request.setRequestHeader('authorization', `Bearer ${viewer.token}`)
  request.upload.onprogress = ({ loaded, total }) => progress.onProgress(total ? loaded / total : 0)
  request.onload = () => {
    const { status, response } = request
    if (status < 300) resolve(response)
    else
      reject(
        new Failure(messageOf(response) ?? `The response was ${status}.`, { status, code: String(status) }),
      )
  }
  request.onerror = () =>
    reject(new Failure('The connection was lost. Try again.', { status: 0, code: 'unreachable' }))
  request.onabort = () => reject(canceled())
  progress.signal.addEventListener('abort', () => request.abort())
  const form = new FormData()
  for (const [name, text] of Object.entries(fieldsOf(details))) form.set(name, text)
  // Last, so that the service has the fields when it has the file.
  form.set('photo', file)
  request.send(form)
  return promise
}

const canceled = () => new Failure('The upload was canceled.', { status: 0, code: 'canceled' })

/** The form fields of the details that were given. */
export function fieldsOf({ altText, description, tags, license, showsLocation }: PhotoDetails) {
  return {
    alt_description: altText,
    ...(description && { description }),
    ...(tags && { tags }),
    license,
    show_location: String(showsLocation),
  }
}
