import type { GitRepository, TreeEntry } from '../git/git.ts'

const fileName = /^(?:licen[cs]e|copying|unlicense)(?:[.-][\w.-]+)?$/i

const redistribution = /Redistribution and use in source and binary forms/i

/** Phrases that only one license has, searched in text with single spaces. The narrower comes before the wider. */
const signs: readonly (readonly [spdxId: string, ...patterns: RegExp[]])[] = [
  ['AGPL-3.0', /GNU AFFERO GENERAL PUBLIC LICENSE Version 3/i],
  ['LGPL-3.0', /GNU LESSER GENERAL PUBLIC LICENSE Version 3/i],
  ['LGPL-2.1', /GNU LESSER GENERAL PUBLIC LICENSE Version 2\.1/i],
  ['GPL-3.0', /GNU GENERAL PUBLIC LICENSE Version 3/i],
  ['GPL-2.0', /GNU GENERAL PUBLIC LICENSE Version 2/i],
  ['Apache-2.0', /Apache License Version 2\.0/i],
  ['MPL-2.0', /Mozilla Public License,? Version 2\.0/i],
  ['EPL-2.0', /Eclipse Public License ?-? ?v ?2\.0/i],
  ['BSL-1.0', /Boost Software License - Version 1\.0/i],
  ['CC0-1.0', /CC0 1\.0 Universal/i],
  ['Unlicense', /This is free and unencumbered software released into the public domain/i],
  ['ISC', /Permission to use, copy, modify, and\/?(?:or)? distribute this software for any purpose/i],
  ['MIT', /Permission is hereby granted, free of charge, to any person obtaining a copy/i],
  ['BSD-3-Clause', redistribution, /Neither the name/i],
  ['BSD-2-Clause', redistribution],
]

const mostBytes = 256 * 1024

export interface FoundLicense {
  entry: TreeEntry
  bytes: Buffer
  /** Undefined where its words are none that are known. */
  spdxId: string | undefined
}

/** The license that stands in the root of a commit. */
export async function findLicenseFile(
  repository: GitRepository,
  commitOid: string,
): Promise<FoundLicense | undefined> {
  const entries = (await repository.findTree(commitOid)) ?? []
  const entry = entries.find(({ path, type }) => type === 'blob' && fileName.test(path))
  const blob = entry && (await repository.findBlob(entry.oid, { maxBytes: mostBytes }))
  if (!entry || !blob?.bytes) return undefined
  const text = blob.bytes.toString().replace(/\s+/g, ' ')
  const spdxId = signs.find(([, ...patterns]) => patterns.every((pattern) => pattern.test(text)))?.[0]
  return { entry: { ...entry, sizeBytes: blob.sizeBytes }, bytes: blob.bytes, spdxId }
}
