import type { Row } from '../../json-api/resource.ts'
import { putProfile } from '../store/profiles.ts'
import { invalid, type Rules } from '../write.ts'

/** Writes the profile, not the platform's account. */
export const profileRules: Rules = {
  beforeUpdate(columns, _before, { resource }) {
    if (columns.name === null || String(columns.name ?? '-').trim() === '')
      throw invalid(resource, 'name', "can't be blank")
    return columns
  },
  async store(columns, before, { tx, nowMs }) {
    const { name = before.name, about = before.about } = columns
    const profile = {
      name: String(name),
      about: about === null || about === undefined ? null : String(about),
      updated_at_ms: nowMs,
    }
    await putProfile(tx, Number(before.id), profile)
    return { ...before, ...columns } satisfies Row
  },
}
