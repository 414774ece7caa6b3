import { type ChildProcess, fork } from 'node:child_process'

const processStart = new URL('../process-start.ts', import.meta.url)

/** Runs a module in its own process, which shares the compile cache. */
export function forkModule(url: URL, args: readonly string[] = []): ChildProcess {
  return fork(url, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [...process.execArgv, '--import', processStart.href],
  })
}
