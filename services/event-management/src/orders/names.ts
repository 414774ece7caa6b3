export interface NamedPerson {
  name?: string | undefined
  first_name?: string | undefined
  last_name?: string | undefined
}

type Names = { name: string; first_name: string; last_name: string }

/** Derives the parts from a full name, or the full name from its parts. */
export function nameOf({ name, first_name, last_name }: NamedPerson, before: Names): Names {
  if (name === undefined && first_name === undefined && last_name === undefined) return namesOnly(before)
  if (first_name === undefined && last_name === undefined && name !== undefined) {
    const space = name.trim().lastIndexOf(' ')
    const first = space < 0 ? name.trim() : name.slice(0, space).trim()
    return { name: name.trim(), first_name: first, last_name: space < 0 ? '' : name.trim().slice(space + 1) }
  }
  const first = first_name?.trim() ?? before.first_name
  const last = last_name?.trim() ?? before.last_name
  return { name: name?.trim() || `${first} ${last}`.trim(), first_name: first, last_name: last }
}

function namesOnly({ name, first_name, last_name }: Names): Names {
  return { name, first_name, last_name }
}
