import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { loadDefinitions } from '@octavo/cli/registry.ts'
import { readOrCreateSecret, secretFileOf } from '@octavo/cli/secret.ts'
import { createLogger } from '@octavo/platform/log.ts'
import type { ServiceDefinition } from '@octavo/platform/service.ts'
import { seedService } from '@octavo/platform/start-service.ts'
import { errorCode } from '@octavo/platform/unknown-values.ts'
import type { TObject } from 'typebox'
import { eventually } from './eventually.ts'
import { cheapPasswords } from './service.ts'

/** The folder in which the processes of a test run share sample data. Without it, servers seed. */
export const sharedSamplesVariable = 'OCTAVO_TEST_SAMPLES'

/** Fills a new data directory as the first start with these services would, which are seeded once per test run. */
export async function copySampleData(dataDir: string, services: readonly string[]): Promise<void> {
  const samples = process.env[sharedSamplesVariable]
  if (samples === undefined) return
  await mkdir(samples, { recursive: true })
  const demoSecret = readOrCreateSecret(samples)
  await cp(secretFileOf(samples), secretFileOf(dataDir))
  for (const definition of await loadDefinitions(services)) {
    if (!definition.migrations) continue
    await eventually(`${definition.name} is seeded`, () => isSeeded(definition, samples, demoSecret))
    await cp(join(samples, definition.name), join(dataDir, definition.name), { recursive: true })
  }
}

async function isSeeded<Config extends TObject, DB>(
  definition: ServiceDefinition<Config, DB>,
  samples: string,
  demoSecret: string,
): Promise<boolean> {
  const { name } = definition
  const [sample, draft] = [join(samples, name), join(samples, `${name}.draft`)]
  if (existsSync(sample)) return true
  // Otherwise another process seeds.
  if (!(await isCreated(draft))) return false
  try {
    const { runJobs, close } = await seedService(definition, {
      dataDir: draft,
      demoSecret,
      host: '127.0.0.1',
      port: 0,
      settings: {},
      log: createLogger('silent'),
      limits: 'spec',
      privateTargets: true,
      sampleData: true,
      passwordCost: cheapPasswords,
    })
    await runJobs()
    await close()
    await rename(join(draft, name), sample)
    return true
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function isCreated(folder: string): Promise<boolean> {
  try {
    await mkdir(folder)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}
