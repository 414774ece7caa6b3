import { validationFailed } from '../errors.ts'

const maxNameLength = 50
const maxDescriptionLength = 100

export function refuseLabel({
  name,
  color,
  description,
}: {
  name?: string
  color?: string
  description?: string | null
}): void {
  if (name !== undefined && name.trim() === '')
    throw validationFailed({ resource: 'Label', field: 'name', code: 'missing_field' })
  if (name !== undefined && [...name].length > maxNameLength) throw tooLong('name', maxNameLength)
  if (color !== undefined && !/^[\da-f]{6}$/i.test(color))
    throw validationFailed({ resource: 'Label', code: 'invalid', field: 'color' })
  if ([...(description ?? '')].length > maxDescriptionLength)
    throw tooLong('description', maxDescriptionLength)
}

function tooLong(field: string, most: number) {
  const message = `${field} is too long (maximum is ${most} characters)`
  return validationFailed({ resource: 'Label', code: 'custom', field, message })
}
