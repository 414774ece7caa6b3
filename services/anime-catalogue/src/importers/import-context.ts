import type { ServiceContext } from '@octavo/platform/service.ts'
import type { Static } from 'typebox'
import type { config } from '../config.ts'
import type { Tables } from '../database/tables.ts'

export type ImportContext = ServiceContext<Static<typeof config>, Tables>
