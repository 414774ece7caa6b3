import { getOrCreateSecret } from '@octavo/platform/data/service-secrets.ts'
import type { BaseContext, Context } from './context.ts'

export async function createContext(base: BaseContext): Promise<Context> {
  return { ...base, secret: await getOrCreateSecret(base.db, 'images', base.ids.text(43)) }
}
