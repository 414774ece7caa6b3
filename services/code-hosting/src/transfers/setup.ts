import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import { repositoryTransferRoutes } from './routes.ts'
import { createTransfers } from './transfers.ts'

export function setUpTransfers(context: Context): Subject {
  return {
    routes: [repositoryTransferRoutes(context, createTransfers(context), createRoleFinder(context.db))],
  }
}
