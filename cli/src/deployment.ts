import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a running server tells the programs of its owner, in `octavo.json` of the data directory. */
export interface Deployment {
  pid: number
  portal: string
  adminToken: string
  services: Record<string, DeployedService>
  /** For commands beside the server; absent with SQLite. */
  databaseUrl?: string
}

export interface DeployedService {
  url: string
  /** A demo user of the richest plan; absent where a service has no accounts. */
  user?: string
  password?: string
  token?: string
  plan?: string
}

const fileOf = (dataDir: string) => join(dataDir, 'octavo.json')

/** Whole or not at all, for its owner's eyes only, and gone when the process ends. */
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
