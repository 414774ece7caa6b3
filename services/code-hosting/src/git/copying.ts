import { join } from 'node:path'
import { literals, oid } from './arguments.ts'
import { packHeadBytes, parsePackHead, storePack } from './incoming-pack.ts'
import { outputOf } from './processes/output.ts'
import { openQuarantine } from './quarantine.ts'
import type { Refs } from './refs.ts'
import type { Store } from './store.ts'
import { takeBytes } from './take-bytes.ts'

const timeoutMs = 30 * 60_000

/** Copies objects and everything that they reach from one repository into another, without a transport. */
export async function copyObjects(
  from: Store,
  to: Store,
  toRefs: Refs,
  oids: readonly string[],
): Promise<void> {
  const requested = oids.map((one) => oid(one))
  const existingOids = new Set((await toRefs.list()).map((ref) => ref.oid))
  if (requested.every((one) => existingOids.has(one))) return
  const packing = from.command(
    literals('pack-objects', '--revs', '--thin', '--stdout', '--delta-base-offset', '-q'),
  )
  // The process reads both object folders, so it leaves out the objects that the target has.
  const command = {
    ...packing,
    environment: { ...packing.environment, GIT_ALTERNATE_OBJECT_DIRECTORIES: join(to.gitDir, 'objects') },
  }
  await using quarantine = await openQuarantine(to)
  const started = await from.engine.spawner.start(command, { timeoutMs })
  started.stdin.end([...requested, ...[...existingOids].map((one) => `^${one}`), ''].join('\n'))
  const output = outputOf(command, started)
  try {
    const head = parsePackHead(await takeBytes(output, packHeadBytes))
    await storePack(quarantine.store, head, output, {
      maxBytes: 0,
      strict: false,
      slot: 'none',
      timeoutMs,
    })
  } finally {
    output.destroy()
  }
  await quarantine.release()
}
