import { execFileSync } from 'node:child_process'

/** The processes with a folder in their command line, as all git processes have that work in it. */
export function processesIn(folder: string): string[] {
  const all = execFileSync('ps', ['-eo', 'pid,stat,args'], { maxBuffer: 1024 ** 3 })
    .toString()
    .split('\n')
  return all.filter((line) => line.includes(folder) && /\bgit\b/.test(line) && !/^\s*\d+ Z/.test(line))
}
