import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The content of `octavo.json` in the data directory, for programs of the server's owner. */
export interface Deployment {
  pid: number
  portal: string
  adminToken: string
  services: Record<string, DeployedService>
  /** For commands that run beside the server; absent with SQLite. */
  databaseUrl?: string
}

export interface DeployedService {
  url: string
  /** A demo user with the highest plan; absent if the service has no accounts. */
  user?: string
  password?: string
  token?: string
  plan?: string
}

const fileOf = (dataDir: string) => join(dataDir, 'octavo.json')

/** Written atomically with mode 0600, and removed when the process exits. */
export function publishDeployment(dataDir: string, deployment: Deployment): void {
  const draft = `${fileOf(dataDir)}.${deployment.pid}`
  writeFileSync(draft, `${JSON.stringify(deployment, null, 2)}\n`, { mode: 0o600 })
  renameSync(draft, fileOf(dataDir))
  process.once('exit', () => rmSync(fileOf(dataDir), { force: true }))
}

export function findDeployment(dataDir: string): Deployment | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8'))
  } catch {
    return undefined
  }
}
