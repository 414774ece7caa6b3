import { anyone } from '../access/needs.ts'

/** Route options of pages: they need no credentials. */
export const openPage = { config: { access: 'open' as const, needs: anyone } }
