export interface License {
  key: string
  name: string
  spdxId: string
}

const licenses: readonly License[] = [
  { key: 'agpl-3.0', name: 'GNU Affero General Public License v3.0', spdxId: 'AGPL-3.0' },
  { key: 'apache-2.0', name: 'Apache License 2.0', spdxId: 'Apache-2.0' },
  { key: 'bsd-2-clause', name: 'BSD 2-Clause "Simplified" License', spdxId: 'BSD-2-Clause' },
  { key: 'bsd-3-clause', name: 'BSD 3-Clause "New" or "Revised" License', spdxId: 'BSD-3-Clause' },
  { key: 'bsl-1.0', name: 'Boost Software License 1.0', spdxId: 'BSL-1.0' },
  { key: 'cc0-1.0', name: 'Creative Commons Zero v1.0 Universal', spdxId: 'CC0-1.0' },
  { key: 'epl-2.0', name: 'Eclipse Public License 2.0', spdxId: 'EPL-2.0' },
  { key: 'gpl-2.0', name: 'GNU General Public License v2.0', spdxId: 'GPL-2.0' },
  { key: 'gpl-3.0', name: 'GNU General Public License v3.0', spdxId: 'GPL-3.0' },
  { key: 'isc', name: 'ISC License', spdxId: 'ISC' },
  { key: 'lgpl-2.1', name: 'GNU Lesser General Public License v2.1', spdxId: 'LGPL-2.1' },
  { key: 'lgpl-3.0', name: 'GNU Lesser General Public License v3.0', spdxId: 'LGPL-3.0' },
  { key: 'mit', name: 'MIT License', spdxId: 'MIT' },
  { key: 'mpl-2.0', name: 'Mozilla Public License 2.0', spdxId: 'MPL-2.0' },
  { key: 'unlicense', name: 'The Unlicense', spdxId: 'Unlicense' },
]

const byKey = new Map(
  licenses.flatMap(
    (one) =>
      [
        [one.key, one],
        [one.spdxId.toLowerCase(), one],
      ] as const,
  ),
)

export function listLicenses(): readonly License[] {
  return licenses
}

export function findLicense(key: string): License | undefined {
  return byKey.get(key.toLowerCase())
}
