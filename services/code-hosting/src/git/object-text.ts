import { isOid } from './arguments.ts'
import type { Commit, NewCommit, NewTag, Tag } from './git.ts'
import { GitError } from './git-error.ts'
import { isObjectType } from './object-reader.ts'
import { formatSignature, parseSignature } from './signature.ts'

/** A list of a hundred commits holds all of their messages. Longer ones are cut, and their signatures left out. */
export const maxMessageLength = 65_536
const maxParents = 1_000

/** Commits and tags: header lines, an empty line and a message. */
export function parseCommit(oid: string, bytes: Buffer): Commit {
  const { heads, message, decode } = readText(bytes)
  const signature = headOf(heads, 'gpgsig')
  return {
    oid,
    tree: headOf(heads, 'tree') ?? '',
    parents: heads
      .filter(({ name }) => name === 'parent')
      .slice(0, maxParents)
      .map(({ value }) => value),
    author: parseSignature(headOf(heads, 'author') ?? ''),
    committer: parseSignature(headOf(heads, 'committer') ?? ''),
    message: message.slice(0, maxMessageLength),
    ...(signature === undefined || message.length > maxMessageLength
      ? {}
      : { signed: { signature, payload: decode(withoutHead(bytes, 'gpgsig')) } }),
  }
}

export function parseTag(oid: string, bytes: Buffer): Tag {
  const { heads, message } = readText(bytes)
  const type = headOf(heads, 'type') ?? ''
  if (!isObjectType(type)) throw new GitError('failed', `The tag object ${oid} is malformed`)
  const tagger = headOf(heads, 'tagger')
  const begins = /^-----BEGIN (?:PGP|SSH) SIGNATURE-----$|^-----BEGIN SIGNED MESSAGE-----$/m.exec(message)
  const body = begins ? message.slice(0, begins.index) : message
  return {
    oid,
    object: headOf(heads, 'object') ?? '',
    type,
    tag: headOf(heads, 'tag') ?? '',
    message: body.slice(0, maxMessageLength),
    ...(tagger === undefined ? {} : { tagger: parseSignature(tagger) }),
    ...(begins && message.length <= maxMessageLength
      ? {
          signed: {
            signature: message.slice(begins.index),
            payload: bytes.toString('utf8').slice(0, -(message.length - begins.index)),
          },
        }
      : {}),
  }
}

export function formatCommit(commit: NewCommit): Buffer {
  const ids = [commit.tree, ...commit.parents]
  if (!ids.every(isOid))
    throw new GitError('invalid', 'The tree and the parents of a commit must be object ids')
  const heads = [
    `tree ${commit.tree}`,
    ...commit.parents.map((parent) => `parent ${parent}`),
    `author ${formatSignature(commit.author)}`,
    `committer ${formatSignature(commit.committer)}`,
    ...(commit.signature ? [`gpgsig ${commit.signature.trimEnd().replaceAll('\n', '\n ')}`] : []),
  ]
  return formatText(heads, commit.message)
}

export function formatTag({ object, type, tag, tagger, message }: NewTag): Buffer {
  if (!isOid(object) || !isObjectType(type))
    throw new GitError('invalid', 'The object of a tag must have an id and a type')
  if (/\p{Cc}/u.test(tag) || tag === '')
    throw new GitError('invalid', 'The name of a tag must be one line without control characters')
  const heads = [`object ${object}`, `type ${type}`, `tag ${tag}`]
  return formatText(tagger ? [...heads, `tagger ${formatSignature(tagger)}`] : heads, message)
}

function formatText(heads: string[], message: string): Buffer {
  if (message.includes('\0')) throw new GitError('invalid', 'The message must not contain NUL')
  return Buffer.from(`${heads.join('\n')}\n\n${message.toWellFormed()}`)
}

interface HeadLine {
  name: string
  value: string
}

function readText(bytes: Buffer): {
  heads: HeadLine[]
  message: string
  decode(part: Buffer): string
} {
  const gap = bytes.indexOf('\n\n')
  const end = gap < 0 ? bytes.length : gap
  const encoding = /^encoding (\S+)$/m.exec(bytes.toString('latin1', 0, end))?.[1] ?? 'utf-8'
  const decode = decoderOf(encoding)
  const heads: HeadLine[] = []
  for (const line of decode(bytes.subarray(0, end)).split('\n')) {
    const last = heads.at(-1)
    if (line.startsWith(' ') && last) last.value += `\n${line.slice(1)}`
    else heads.push({ name: line.split(' ', 1)[0] ?? '', value: line.slice(line.indexOf(' ') + 1) })
  }
  return { heads, message: decode(bytes.subarray(Math.min(end + 2, bytes.length))), decode }
}

function headOf(heads: readonly HeadLine[], name: string): string | undefined {
  return heads.find((head) => head.name === name)?.value
}

function decoderOf(encoding: string): (part: Buffer) => string {
  try {
    const decoder = new TextDecoder(encoding)
    return (part) => decoder.decode(part)
  } catch {
    return (part) => part.toString('utf8')
  }
}

/** The signed payload: the text without the signature header. */
function withoutHead(bytes: Buffer, name: string): Buffer {
  const start = bytes.indexOf(`\n${name} `) + 1
  let end = bytes.indexOf(10, start) + 1
  while (bytes[end] === 0x20) end = bytes.indexOf(10, end) + 1
  return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)])
}
