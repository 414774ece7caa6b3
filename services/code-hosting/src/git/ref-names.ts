/** https://git-scm.com/docs/git-check-ref-format */
export function isRefName(name: string): boolean {
  return name.includes('/') && !forbidden.test(name) && !hasControlOrSpace(name) && name.isWellFormed()
}

/** Whether a branch may be called so, by its short name. */
export function isBranchName(name: string): boolean {
  return isShortName(name) && name !== 'HEAD' && isRefName(`refs/heads/${name}`)
}

/** Whether a tag may be called so, by its short name. */
export function isTagName(name: string): boolean {
  return isShortName(name) && isRefName(`refs/tags/${name}`)
}

const maxRefBytes = 1000

/** A ref that can be kept: git writes each part of its name as a file name, and a lock beside it. */
export function isKeepableRef(name: string): boolean {
  return (
    name.startsWith('refs/') &&
    // Before any look at the characters: a code unit takes one byte at least.
    name.length <= maxRefBytes &&
    Buffer.byteLength(name) <= maxRefBytes &&
    isRefName(name) &&
    name.split('/').every((part) => Buffer.byteLength(part) <= 250)
  )
}

const forbidden = /[~^:?*[\\]|\.\.|@\{|\/\/|^\/|\/$|\.$|(?:^|\/)\.|\.lock(?:\/|$)/

/** Git refuses these for short names, as they would be options where a command takes a name. */
function isShortName(name: string): boolean {
  return name !== '' && !name.startsWith('-')
}

function hasControlOrSpace(name: string): boolean {
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at)
    if (code <= 0x20 || code === 0x7f) return true
  }
  return false
}
