import { type ChildProcess, fork } from 'node:child_process'
import module from 'node:module'

/** Runs a module in its own process, which shares the compile cache. */
export function forkModule(url: URL, execArgv: readonly string[]): ChildProcess {
  const compiled = module.getCompileCacheDir()
  return fork(url, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [...process.execArgv, ...execArgv],
    env: { ...process.env, ...(compiled ? { NODE_COMPILE_CACHE: compiled } : {}) },
  })
}
