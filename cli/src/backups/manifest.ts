import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { type Static, Type } from 'typebox'
import Value from 'typebox/value'
import { isServiceName } from '../data-directory.ts'

/** Describes a copy of a data directory. */
export const manifestSchema = Type.Object({
  format: Type.Literal(1),
  /** The release that wrote it. */
  octavo: Type.String(),
  createdAt: Type.String(),
  /** With the migrations that have been applied to each database. */
  services: Type.Record(Type.String(), Type.Object({ migrations: Type.Array(Type.String()) })),
})

export type Manifest = Static<typeof manifestSchema>

export const manifestFileOf = (folder: string) => join(folder, 'manifest.json')

export async function readManifest(folder: string): Promise<Manifest> {
  return parseManifest(await readFile(manifestFileOf(folder), 'utf8'))
}

export function parseManifest(text: string): Manifest {
  const manifest: unknown = JSON.parse(text)
  if (asRecord(manifest).format !== 1)
    throw new Error('It was written by a newer version of Octavo, or by another program')
  const parsed = Value.Parse(manifestSchema, manifest)
  const wrongName = Object.keys(parsed.services).find((name) => !isServiceName(name))
  if (wrongName !== undefined) throw new Error(`It names an invalid service: ${JSON.stringify(wrongName)}`)
  return parsed
}
