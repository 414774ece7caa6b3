import type { RepositoryRow } from '../database/repository-rows.ts'
import { problem, validationFailed } from '../errors.ts'
import { type RepositorySettings, settingNames } from './repository-settings.ts'

/** What may be said of a repository when it is made, and changed afterwards. */
export interface RepositoryFeatures extends Partial<RepositorySettings> {
  description?: string | null
  homepage?: string | null
  private?: boolean
  visibility?: 'public' | 'private' | 'internal'
  has_issues?: boolean
  is_template?: boolean
}

export function visibilityOf({ visibility, private: isPrivate }: RepositoryFeatures) {
  if (visibility !== undefined) return visibility
  return isPrivate === undefined ? undefined : isPrivate ? 'private' : 'public'
}

/** Only what an organisation owns has somebody inside to be shown to. */
export function requireOwnerOf(visibility: RepositoryRow['visibility'], ownerRole: string): void {
  if (visibility === 'internal' && ownerRole !== 'organization')
    throw problem('validation_failed', {
      message: 'Only organization-owned repositories can have internal visibility.',
    })
}

export function pickSettings(wanted: RepositoryFeatures): Partial<RepositorySettings> {
  return Object.fromEntries(settingNames.flatMap((name) => (name in wanted ? [[name, wanted[name]]] : [])))
}

const maxDescriptionLength = 350

export function describedAs(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null
  const refuse = (message: string) =>
    validationFailed({ resource: 'Repository', code: 'custom', field: 'description', message })
  if (text.length > maxDescriptionLength)
    throw refuse(`description is too long (maximum is ${maxDescriptionLength} characters)`)
  if (/\p{Cc}/u.test(text)) throw refuse('description control characters are not allowed')
  return text === '' ? null : text
}

const maxHomepageLength = 255

export function homepageOf(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null
  const isTooLong = text.length > maxHomepageLength
  if (isTooLong || /\p{Cc}/u.test(text))
    throw validationFailed({
      resource: 'Repository',
      code: 'custom',
      field: 'homepage',
      message: isTooLong
        ? `homepage is too long (maximum is ${maxHomepageLength} characters)`
        : 'homepage is invalid',
    })
  return text
}
