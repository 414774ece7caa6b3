import { isUniqueViolation } from '@octavo/platform/data/violations.ts'
import type { Updateable } from 'kysely'
import type { Context } from '../context.ts'
import type { ProfileTable } from '../database/profile-tables.ts'
import { invalid } from '../errors.ts'
import { indexUsers } from './index-users.ts'
import { ensureProfiles } from './load-users.ts'
import type { ProfileInput } from './schema.ts'
import { updateProfile } from './store.ts'

/** The job that indexes the photos of a user. `photos/` runs it. */
export const indexPhotosJob = 'index-photos-of-user'

/** Updates the profile of a user. Throws 422 with a message for each invalid field. */
export async function changeProfile(context: Context, userId: number, input: ProfileInput): Promise<void> {
  const { db, auth, clock, jobs } = context
  const profile = trimmed(input)
  const issues = findIssues(profile)
  if (issues.length > 0) throw invalid(issues)
  const { username, url, ...fields } = profile
  const { first_name, ...optional } = fields
  const columns: Updateable<ProfileTable> = {
    ...optional,
    ...(typeof first_name === 'string' && { first_name }),
    ...(url !== undefined && { portfolio_url: url }),
    updated_at_ms: clock.now(),
  }
  try {
    await db.write(async (tx) => {
      await ensureProfiles(tx, context, [userId])
      if (typeof username === 'string') await auth.users.update(tx, userId, { login: username })
      await updateProfile(tx, userId, columns)
      await indexUsers(tx, context, [userId])
      // Photos are found by the name of their user.
      await jobs.enqueue(tx, { kind: indexPhotosJob, payload: userId, key: String(userId) })
    })
  } catch (error) {
    throw isUniqueViolation(error) ? invalid(['Username has already been taken']) : error
  }
}

/** Empty fields clear the value. */
function trimmed(input: ProfileInput): ProfileInput {
  const fields = Object.entries(input).map(([name, value]) => [name, value?.trim() || null])
  return Object.fromEntries(fields)
}

const maxLengths = {
  first_name: 100,
  last_name: 100,
  email: 254,
  url: 500,
  location: 100,
  bio: 250,
  instagram_username: 30,
} as const
const labels = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  url: 'Portfolio URL',
  location: 'Location',
  bio: 'Bio',
  instagram_username: 'Instagram username',
} as const

function findIssues(input: ProfileInput): string[] {
  const { username, first_name, email, url, instagram_username: instagram } = input
  const issues: string[] = []
  if (username === null) issues.push("Username can't be blank")
  else if (username !== undefined && !/^\w{1,60}$/.test(username))
    issues.push('Username can only contain letters, numbers and underscores (maximum is 60 characters)')
  if (first_name === null) issues.push("First name can't be blank")
  if (email === null) issues.push("Email can't be blank")
  else if (email !== undefined && !/^[^\s@<>"]+@[^\s@<>"]+$/.test(email)) issues.push('Email is invalid')
  if (typeof url === 'string' && !/^https?:\/\/[^/]/i.test(url)) issues.push('Portfolio URL is invalid')
  if (typeof instagram === 'string' && !/^@?[\w.]+$/.test(instagram))
    issues.push('Instagram username is invalid')
  // The keys are the same.
  for (const name of Object.keys(maxLengths) as (keyof typeof maxLengths)[]) {
    const max = maxLengths[name]
    if ([...(input[name] ?? '')].length > max)
      issues.push(`${labels[name]} is too long (maximum is ${max} characters)`)
  }
  return issues
}
