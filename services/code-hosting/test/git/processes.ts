import { execFileSync } from 'node:child_process'

/** The processes that name a folder, as all of git's do that work in it. */
export function processesIn(folder: string): string[] {
  const all = execFileSync('ps', ['-eo', 'pid,stat,args'], { maxBuffer: 1024 ** 3 })
    .toString()
    .split('\n')
  return all.filter((line) => line.includes(folder) && /\bgit\b/.test(line) && !/^\s*\d+ Z/.test(line))
}

/** Waits for what is to come in a moment, and fails when it does not. */
export async function eventually(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + 30_000
  while (!(await isSo())) {
    if (Date.now() > giveUpAt) throw new Error(`It never came true that ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
