import { type FieldError, problem } from '../errors.ts'

export const initialBranch = 'main'

const maxNameLength = 100

/** Replaces characters other than letters, digits, dots, hyphens and underscores by hyphens, as GitHub does. */
export function repositoryName(requested: string): string {
  const name = requested
    .trim()
    .replace(/[^\w.-]+/g, '-')
    .replace(/\.git$/i, '')
  if (name === '') throw unusableName('name is too short (minimum is 1 character)')
  if (name.length > maxNameLength)
    throw unusableName(`name is too long (maximum is ${maxNameLength} characters)`)
  if (/^\.{1,2}$|\.(?:git|wiki|atom)$/i.test(name)) throw unusableName(`name '${name}' is reserved`)
  return name
}

export function foldName(name: string): string {
  return name.toLowerCase()
}

export function nameTaken() {
  return unusableName('name already exists on this account')
}

function unusableName(message: string) {
  const error: FieldError = { resource: 'Repository', code: 'custom', field: 'name', message }
  return problem('validation_failed', { message: 'Repository creation failed.', data: { errors: [error] } })
}
