import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'

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
}

/** A git command line client in its own folder, which is removed after the tests of the file. */
export async function openGitClient(): Promise<GitClient> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-client-'))
  after(() => rm(folder, { recursive: true, force: true }))

  function attempt(...args: string[]): Promise<GitRun> {
    const options = { cwd: folder, env: { ...process.env, ...environment, HOME: folder }, maxBuffer: 2 ** 28 }
    return new Promise((resolve) => {
      execFile('git', args, options, (error, stdout, stderr) => {
        const code = error ? Number(error.code ?? 1) : 0
        resolve({ code, stdout, stderr })
      })
    })
  }

  async function git(...args: string[]): Promise<string> {
    const { code, stdout, stderr } = await attempt(...args)
    if (code !== 0) throw new Error(`git ${args.join(' ')} ended with ${code}:\n${stderr}`)
    return stdout.trim()
  }

  const write = (name: string, text: string | Buffer) => writeFile(join(folder, name), text)
  return {
    folder,
    git,
    attempt,
    write,
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
