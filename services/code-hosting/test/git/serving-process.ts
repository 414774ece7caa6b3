import { secureIds } from '@octavo/platform/ids.ts'
import { createLogger } from '@octavo/platform/log.ts'
import { createGit } from '../../src/git/create-git.ts'
import { listenWithGit } from './serve-git.ts'

// A server to be killed. Serves the given folder and prints its address.
const git = await createGit({ folder: process.argv[2] ?? '', ids: secureIds, log: createLogger('silent') })
if (!(await git.repository(1).exists())) await git.create(1, { defaultBranch: 'main' })
const { url } = await listenWithGit(git)
console.log(url(1))
