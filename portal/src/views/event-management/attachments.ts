import { Failure } from '../../api/request.ts'
import { getViewer } from '../../api/viewer.ts'
import type { Attachment } from './records.ts'

/** Saves an attachment; tickets are given only to who shows a token, which no link does. */
export async function saveAttachment({ filename, resource_uri }: Attachment): Promise<void> {
  const viewer = await getViewer('event-management')
  const response = await fetch(resource_uri, {
    headers: viewer ? { authorization: `Bearer ${viewer.token}` } : {},
  })
  if (!response.ok)
    throw new Failure(`${filename} cannot be had.`, {
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
