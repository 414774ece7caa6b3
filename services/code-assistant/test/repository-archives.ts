import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { eventually } from '@octavo/testing/eventually.ts'
import { pack } from 'tar-stream'
import type { CodeAssistant } from './service.ts'

type Client = Awaited<ReturnType<CodeAssistant['as']>>

export interface TarEntry {
  name: string
  content?: string | Buffer
  type?: 'file' | 'symlink' | 'link'
  linkname?: string
}

export async function createTar(entries: readonly TarEntry[]): Promise<Buffer> {
  const tar = pack()
  // Its types leave out that it is a stream.
  const content = buffer(tar as unknown as Readable)
  for (const { name, content: text = '', type = 'file', linkname } of entries) {
    tar.entry({ name, type, ...(linkname && { linkname }) }, Buffer.from(text))
  }
  tar.finalize()
  return content
}

export const tarOf = (files: Record<string, string>): Promise<Buffer> =>
  createTar(Object.entries(files).map(([name, content]) => ({ name, content })))

/** Uploads an archive and waits for the end of its index. */
export async function upload(
  { url }: CodeAssistant,
  client: Client,
  name: string,
  archive: Buffer,
  { type = 'application/x-tar', query = '' } = {},
) {
  const response = await fetch(`${url}/v1/repositories?name=${name}${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.key}`, 'content-type': type },
    body: new Uint8Array(archive),
  })
  if (response.status !== 202) return { status: response.status, json: await response.json() }
  return { status: 202, json: await indexed(client, name) }
}

/** Waits until the latest index of a repository has ended. */
export function indexed(client: Client, name: string) {
  return eventually(`${name} is indexed`, async () => {
    const { json } = await client('GET', `/v1/repositories/${name}`)
    return /ready|failed/.test(json.state) && json
  })
}

export async function search(client: Client, body: Record<string, unknown>) {
  const { status, json } = await client('POST', '/v1/search', body)
  if (status !== 200) return { status, error: json.error, paths: [], hits: [] }
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the response
  const hits: any[] = json.hits
  return { status, hits, paths: hits.map(({ path }) => path), error: undefined }
}
