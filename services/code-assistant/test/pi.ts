import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const baseUrls = {
  'openai-completions': (url: string) => `${url}/v1`,
  'openai-responses': (url: string) => `${url}/v1`,
  'anthropic-messages': (url: string) => url,
}

export type PiApi = keyof typeof baseUrls
// `Object.keys` widens the names.
export const piApis = Object.keys(baseUrls) as PiApi[]

/** The coding agent pi with a folder of its own, in which it works. */
export async function preparePi(folder: string, { url, api, key }: { url: string; api: PiApi; key: string }) {
  await mkdir(folder)
  const provider = { baseUrl: baseUrls[api](url), api, apiKey: key, models: [{ id: 'rules' }] }
  await writeFile(join(folder, 'models.json'), JSON.stringify({ providers: { own: provider } }))
  const cli = join(dirname(fileURLToPath(import.meta.resolve('@mariozechner/pi-coding-agent'))), 'cli.js')
  return {
    folder,
    async run(prompt: string) {
      const child = spawn(
        process.execPath,
        [cli, '-p', '--no-session', '--provider', 'own', '--model', 'rules', prompt],
        {
          cwd: folder,
          // Without settings and credentials of the developer who runs the tests.
          env: {
            PATH: process.env.PATH,
            HOME: dirname(folder),
            NO_COLOR: '1',
            PI_CODING_AGENT_DIR: folder,
            PI_OFFLINE: '1',
          },
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      )
      const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
      return { output, errors }
    },
  }
}
