import type { Migration } from '@octavo/platform/data/migrate.ts'
import { createIndex } from './create-index.ts'

/** The results of required checks name the app of the bot that reported them. */
export const indexAppBots: Migration = (db) => createIndex(db, 'app', 'bot', ['bot_id'])
