/** https://git-scm.com/docs/git-check-ref-format */
export function isRefName(name: string): boolean {
  return name.includes('/') && !forbidden.test(name) && !hasControlOrSpace(name) && name.isWellFormed()
}

export function isBranchName(name: string): boolean {
  return isShortName(name) && name !== 'HEAD' && isStorableRef(`refs/heads/${name}`)
}

export function isTagName(name: string): boolean {
  return isShortName(name) && isStorableRef(`refs/tags/${name}`)
}

const maxRefBytes = 1000

/** Whether the ref fits the file system: git stores each part of a name as a file name with a lock file beside it. */
export function isStorableRef(name: string): boolean {
  return (
    name.startsWith('refs/') &&
    // Checked before the characters: a code unit has at least one byte.
    name.length <= maxRefBytes &&
    Buffer.byteLength(name) <= maxRefBytes &&
    isRefName(name) &&
    name.split('/').every((part) => Buffer.byteLength(part) <= 250)
  )
}

const forbidden = /[~^:?*[\\]|\.\.|@\{|\/\/|^\/|\/$|\.$|(?:^|\/)\.|\.lock(?:\/|$)/

/** Git rejects these short names, because commands would read them as options. */
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
