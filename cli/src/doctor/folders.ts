import { existsSync } from 'node:fs'
import { access, constants, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, errorMessage } from '@octavo/platform/unknown-values.ts'
import type { AnyDefinition } from '../registry.ts'
import { type Finding, failed } from './finding.ts'

/** The folders that services store beside their databases, such as repositories. */
export async function checkFolders(
  dataDir: string,
  definitions: readonly Pick<AnyDefinition, 'name' | 'folders'>[],
): Promise<Finding[]> {
  const used = definitions.filter(({ name }) => existsSync(join(dataDir, name)))
  const findings = await Promise.all(
    used.flatMap(({ name, folders = {} }) =>
      Object.entries(folders).map(([folder, { isUnsaved = false }]) =>
        checkFolder(name, join(dataDir, name, folder), isUnsaved),
      ),
    ),
  )
  return findings.flat()
}

async function checkFolder(about: string, folder: string, isUnsaved: boolean): Promise<Finding[]> {
  try {
    if (!(await stat(folder)).isDirectory())
      return [failed(about, `${folder} is not a directory.`, `Move it away. ${restoring}`)]
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return []
  } catch (error) {
    if (errorCode(error) !== 'ENOENT')
      return [
        failed(about, `${folder} cannot be used: ${errorMessage(error)}.`, `chown -R "$USER" ${folder}`),
      ]
    return isUnsaved ? [] : [failed(about, `${folder} does not exist.`, restoring)]
  }
}

const restoring =
  'Restore it or a backup before the next start, which creates an empty one: octavo restore FILE --force'
