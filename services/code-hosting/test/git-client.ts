import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after } from 'node:test'
import { createRemoteLauncher } from '../src/git/processes/remote-launcher.ts'

export interface GitRun {
  code: number
  stdout: string
  /** The output of git for the user. */
  stderr: string
}

export interface GitClient {
  folder: string
  /** Fails the test if git fails. */
  git(...args: string[]): Promise<string>
  /** Returns the result, also of failures. */
  attempt(...args: string[]): Promise<GitRun>
  write(name: string, text: string | Buffer): Promise<void>
  commit(name: string, text: string | Buffer, message?: string): Promise<string>
  /** Adds empty commits to the current branch. Returns their ids, the oldest first. */
  commitAll(messages: readonly string[]): Promise<string[]>
}

/** Starting git from a process that has grown large takes longer than git itself. Ends with this process. */
const launcher = createRemoteLauncher()

/** A git command line client in its own folder, which is removed after the tests of the file. */
export async function openGitClient(): Promise<GitClient> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-client-'))
  after(() => rm(folder, { recursive: true, force: true }))

  const attempt = (...args: string[]) => run(args)

  async function run(argv: readonly string[], input = ''): Promise<GitRun> {
    const env = { ...process.env, ...environment, HOME: folder }
    const launched = await launcher.launch({ file: 'git', argv, cwd: folder, env, isBackground: false })
    launched.stdin.end(input)
    const [stdout, { code, stderr }] = await Promise.all([text(launched.stdout), launched.exited])
    return { code: code ?? 1, stdout, stderr }
  }

  const git = (...args: string[]) => succeed(args)

  async function succeed(args: readonly string[], input?: string): Promise<string> {
    const { code, stdout, stderr } = await run(args, input)
    if (code !== 0) throw new Error(`git ${args.join(' ')} ended with ${code}:\n${stderr}`)
    return stdout.trim()
  }

  const write = (name: string, text: string | Buffer) => writeFile(join(folder, name), text)
  return {
    folder,
    git,
    attempt,
    write,
    async commitAll(messages) {
      const [parent, branch] = await Promise.all([git('rev-parse', 'HEAD'), git('symbolic-ref', 'HEAD')])
      const commits = messages.map((message, at) => {
        const from = at === 0 ? `from ${parent}\n` : ''
        return `commit ${branch}\ncommitter Ana <ana@example.org> ${1_700_000_000 + at} +0000\ndata <<END\n${message}\nEND\n${from}\n`
      })
      await succeed(['fast-import', '--quiet', '--done'], `${commits.join('')}done\n`)
      return (await git('rev-list', '--reverse', `${parent}..${branch}`)).split('\n')
    },
    async commit(name, text, message = `Change ${name}`) {
      await write(name, text)
      await git('add', '--', name)
      await git('commit', '--quiet', '-m', message)
      return git('rev-parse', 'HEAD')
    },
  }
}

const environment = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_AUTHOR_NAME: 'Ana',
  GIT_AUTHOR_EMAIL: 'ana@example.org',
  GIT_COMMITTER_NAME: 'Ana',
  GIT_COMMITTER_EMAIL: 'ana@example.org',
  LC_ALL: 'C',
}
