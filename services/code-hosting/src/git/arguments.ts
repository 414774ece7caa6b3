import { GitError } from './git-error.ts'
import { isStorableRef } from './ref-names.ts'

declare const argument: unique symbol
declare const path: unique symbol

/** A git command-line argument that cannot be mistaken for an option, a revision expression or a pathspec. */
export type Argument = string & { readonly [argument]: true }
/** An argument that may follow `--`. */
export type PathArgument = string & { readonly [path]: true }

/** An argument from the source code. A string of unknown content does not compile. */
export function literal<Text extends string>(text: Text & (string extends Text ? never : unknown)): Argument {
  return brand<Argument>(text)
}

export function literals<const Texts extends readonly string[]>(
  ...texts: Texts & (string extends Texts[number] ? never : unknown)
): Argument[] {
  return texts.map((text) => brand<Argument>(text))
}

/** `--name=value`: git never reads the value as an option. */
export function option<Name extends `--${string}`>(
  name: Name & (string extends Name ? never : unknown),
  value: string,
): Argument {
  return brand<Argument>(`${name}=${withoutControls(value)}`)
}

export function numberOption<Name extends `--${string}`>(
  name: Name & (string extends Name ? never : unknown),
  value: number,
): Argument {
  if (!Number.isSafeInteger(value) || value < 0) throw new GitError('invalid', `${name} takes a whole number`)
  return brand<Argument>(`${name}=${value}`)
}

export function isOid(text: string): boolean {
  return /^[0-9a-f]{40}$/.test(text)
}

export function oid(text: string): Argument {
  if (!isOid(text)) throw new GitError('invalid', `${quote(text)} is not an object id`)
  return brand<Argument>(text)
}

export function exclude(text: string): Argument {
  return brand<Argument>(`^${oid(text)}`)
}

/** `left...right`: the commits that only one side reaches. */
export function symmetric(left: string, right: string): Argument {
  return brand<Argument>(`${oid(left)}...${oid(right)}`)
}

export function ref(name: string): Argument {
  if (!isStorableRef(name)) throw new GitError('invalid', `${quote(name)} is not a full ref name`)
  return brand<Argument>(name)
}

/** A folder of the server, never one that a client named. */
export function ownFolder(folder: string): Argument {
  if (!folder.startsWith('/') && !/^[A-Za-z]:[\\/]/.test(folder)) {
    throw new GitError('invalid', 'The path of a repository folder must be absolute')
  }
  return brand<Argument>(withoutControls(folder))
}

/** A path in a repository. All commands run with pathspec magic off. */
export function pathInTree(text: string): PathArgument {
  if (!isPathInTree(text)) throw new GitError('invalid', `${quote(text)} is not a path in a repository`)
  return brand<PathArgument>(text)
}

export function isPathInTree(text: string): boolean {
  return (
    text.isWellFormed() &&
    Buffer.byteLength(text) <= 4096 &&
    !text.includes('\0') &&
    text.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  )
}

function withoutControls(text: string): string {
  if (/\p{Cc}/u.test(text) || !text.isWellFormed()) {
    throw new GitError('invalid', 'Arguments of git must not contain control characters')
  }
  return text
}

function brand<Brand extends string>(text: string): Brand {
  return text as Brand
}

/** The start of an invalid value, for error messages. */
function quote(text: string): string {
  return JSON.stringify(text.slice(0, 200))
}
