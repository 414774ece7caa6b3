import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { type Static, Type } from 'typebox'
import Value from 'typebox/value'

/** Describes a copy of a data directory. */
export const manifestSchema = Type.Object({
  format: Type.Literal(1),
  /** The release that wrote it. */
  octavo: Type.String(),
  createdAt: Type.String(),
  /** With the migrations that have been applied to each database. */
  services: Type.Record(
    Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
    Type.Object({ migrations: Type.Array(Type.String()) }),
  ),
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
  return Value.Parse(manifestSchema, manifest)
}
