import { constants, existsSync } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { describeLength } from '@octavo/platform/data/file-error.ts'
import { isDataDirectoryOwned } from '@octavo/platform/data/owner.ts'
import { databaseFileOf } from '@octavo/platform/service-folder.ts'
import { describeBytes } from '../backups/describe.ts'
import { isReplacementPending } from '../backups/replacement.ts'
import { findDeployment } from '../deployment.ts'
import { nearestExisting } from '../paths.ts'
import { serviceNames } from '../registry.ts'
import { type Finding, failed, passed, warned } from './finding.ts'

const about = 'data'

export async function checkDirectory(dataDir: string): Promise<Finding[]> {
  const longest = serviceNames.toSorted((one, other) => other.length - one.length)[0] ?? ''
  const file = databaseFileOf(join(dataDir, longest))
  const length = describeLength(file)
  if (length) return [failed(about, `${file} cannot be opened. ${length}.`, 'Choose a shorter --data DIR.')]
  if (!existsSync(dataDir)) return checkAbsent(dataDir)
  const stats = await stat(dataDir)
  if (!stats.isDirectory())
    return [failed(about, `${dataDir} is not a directory.`, 'Choose another with --data DIR.')]
  if (!(await isWritable(dataDir)))
    return [failed(about, `${dataDir} is not writable.`, `Make it writable: chown -R "$USER" ${dataDir}`)]
  const isOpen = process.platform !== 'win32' && (stats.mode & 0o077) !== 0
  return [
    isOpen
      ? warned(about, `${dataDir} is readable by other users of this machine.`, `chmod 700 ${dataDir}`)
      : passed(about, `${dataDir} exists and is writable`),
    ownerOf(dataDir),
    ...(isReplacementPending(dataDir)
      ? [warned(about, 'A restore was interrupted.', 'Start the server or restore again: both complete it.')]
      : []),
  ]
}

async function checkAbsent(dataDir: string): Promise<Finding[]> {
  const parent = nearestExisting(dataDir)
  if (await isWritable(parent))
    return [passed(about, `${dataDir} does not exist yet; the first start creates it`)]
  const text = `${dataDir} does not exist, and ${parent} is not writable.`
  return [failed(about, text, 'Choose another directory with --data DIR.')]
}

function ownerOf(dataDir: string): Finding {
  const deployment = findDeployment(dataDir)
  if (!isDataDirectoryOwned(dataDir)) return passed('server', 'no server is running on this directory')
  return passed(
    'server',
    deployment ? `process ${deployment.pid} at ${deployment.portal}` : 'a server is starting or stopping',
  )
}

const lowBytes = 1_000_000_000
const criticalBytes = 100_000_000

export async function checkDisk(dataDir: string): Promise<Finding[]> {
  const folder = nearestExisting(dataDir)
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const text = `${describeBytes(free)} free at ${folder}`
  if (free >= lowBytes) return [passed('disk', text)]
  const advice = 'Free some space, or move the data directory to a larger disk.'
  return [(free < criticalBytes ? failed : warned)('disk', `Only ${text}.`, advice)]
}

function isWritable(path: string): Promise<boolean> {
  return access(path, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
}
