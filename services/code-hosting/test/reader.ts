import assert from 'node:assert/strict'
import { base64, makeRepository } from './repository-content.ts'
import { startCodeHosting } from './service.ts'

/** The service with two users, and a client that reads pages like a browser. */
export async function startForReaders() {
  const hosting = await startCodeHosting({ limits: 'off' })
  const ana = await hosting.as('ana')
  const ben = await hosting.as('ben')

  async function read(path: string, headers: Record<string, string> = {}) {
    const response = await hosting.call(path, {
      headers: { 'user-agent': 'reader', accept: 'text/html,*/*;q=0.8', ...headers },
    })
    return Object.assign(response, { h1: response.text.match(/<h1[\s>][\s\S]*?<\/h1>/g) ?? [] })
  }

  return {
    hosting,
    ana,
    ben,
    asAna: { authorization: `Bearer ${ana.token}` },
    asBen: { authorization: `Bearer ${ben.token}` },
    read,

    async readWhole(path: string, headers: Record<string, string> = {}): Promise<string> {
      const { status, text, h1 } = await read(path, headers)
      assert.equal(status, 200, `${path}: ${text.slice(0, 300)}`)
      assert.equal(h1.length, 1, path)
      return text
    },

    /** A repository of Ana's with one file beside its README. */
    async makeFile(name: string, path: string, content: string, settings: object = {}) {
      const repository = await makeRepository(ana, name, settings)
      const file = { message: `Add ${path}`, content: base64(content) }
      assert.equal((await ana('PUT', `${repository.at}/contents/${path}`, file)).status, 201)
      return repository
    },
  }
}
