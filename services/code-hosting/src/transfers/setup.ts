import type { Subject } from '@octavo/platform/subjects.ts'
import type { Hosting } from '../context/hosting.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import { repositoryTransferRoutes } from './routes.ts'
import { createTransfers } from './transfers.ts'

export function setUpTransfers(hosting: Hosting): Subject {
  return {
    routes: [repositoryTransferRoutes(hosting, createTransfers(hosting), createRoleFinder(hosting.db))],
  }
}
