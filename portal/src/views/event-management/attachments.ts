import { Failure } from '../../api/request.ts'
import { getViewer } from '../../api/viewer.ts'
import type { Attachment } from './records.ts'

/** Downloads an attachment. A plain link cannot send the token that tickets require. */
export async function saveAttachment({ filename, resource_uri }: Attachment): Promise<void> {
  const viewer = await getViewer('event-management')
  const response = await fetch(resource_uri, {
    headers: viewer ? { authorization: `Bearer ${viewer.token}` } : {},
  })
  if (!response.ok)
    throw new Failure(`${filename} could not be loaded.`, {
      status: response.status,
      code: String(response.status),
    })
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = filename
  link.click()
  URL.revokeObjectURL(address)
}
