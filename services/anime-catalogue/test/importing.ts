import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import type { ImportOutcome } from '@octavo/platform/importer.ts'
import { createLogger } from '@octavo/platform/log.ts'
import { openService } from '@octavo/platform/open-service.ts'
import type { TestDatabases } from '@octavo/testing/databases.ts'
import type { BaseContext } from '../src/context.ts'
import { importSource, type SourceName } from '../src/importers/import-source.ts'
import service from '../src/index.ts'

export interface Importing {
  context: BaseContext
  /** Advances the clock by a minute, and imports. */
  take(
    source: SourceName,
    location: string | undefined,
    options?: Record<string, string | boolean>,
  ): Promise<ImportOutcome & { notes: string[] }>
}

/** Small, so that few entries need several transactions. */
export const batchSize = 40

let openedCount = 0

/** A catalogue opened as by the command line. */
export async function openImporting(
  databases: TestDatabases,
  { privateTargets = true } = {},
): Promise<Importing> {
  const database = databases.location()
  const clock = createManualClock()
  const { context, close } = await openService(
    { ...service, name: `catalogue-${++openedCount}` },
    {
      ...('url' in database ? { databaseUrl: database.url, dataDir: temporaryFolder() } : database),
      settings: {},
      log: createLogger('silent'),
      limits: 'off',
      privateTargets,
      clock,
    },
  )
  after(close)
  return {
    context,
    async take(source, from, options = {}) {
      clock.advance(60_000)
      const notes: string[] = []
      const report = { progress() {}, note: (text: string) => void notes.push(text) }
      const outcome = await importSource(source, context, { location: from, options }, report, { batchSize })
      return { ...outcome, notes }
    },
  }
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-import-test-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function fileWith(content: string | Buffer, name = 'file'): string {
  const path = join(temporaryFolder(), name)
  writeFileSync(path, content)
  return path
}
