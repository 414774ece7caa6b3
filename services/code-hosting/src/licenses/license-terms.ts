/** A summary of a license: what it permits, requires and excludes, in the keys of the API. */
export interface LicenseTerms {
  description: string
  permissions: readonly string[]
  conditions: readonly string[]
  limitations: readonly string[]
}

const permissive = ['commercial-use', 'modifications', 'distribution', 'private-use']
const withPatents = ['commercial-use', 'modifications', 'distribution', 'patent-use', 'private-use']
const noPromises = ['liability', 'warranty']
const copyleft = ['include-copyright', 'document-changes', 'disclose-source', 'same-license']

const termsByKey = new Map<string, LicenseTerms>(
  Object.entries({
    'agpl-3.0': {
      description: 'Strong copyleft that reaches users over a network, too: they may have the source.',
      permissions: withPatents,
      conditions: [...copyleft.slice(0, 3), 'network-use-disclose', 'same-license'],
      limitations: noPromises,
    },
    'apache-2.0': {
      description: 'Permissive, with a grant of patents, and asks for notices of changes.',
      permissions: withPatents,
      conditions: ['include-copyright', 'document-changes'],
      limitations: ['trademark-use', ...noPromises],
    },
    'bsd-2-clause': {
      description: 'Short and permissive: the notice stays with source and programs.',
      permissions: permissive,
      conditions: ['include-copyright'],
      limitations: noPromises,
    },
    'bsd-3-clause': {
      description: 'Like the 2-clause form, and the names of the authors do not advertise what others make.',
      permissions: permissive,
      conditions: ['include-copyright'],
      limitations: noPromises,
    },
    'bsl-1.0': {
      description: 'Permissive; programs alone need not carry the notice.',
      permissions: permissive,
      conditions: ['include-copyright--source'],
      limitations: noPromises,
    },
    'cc0-1.0': {
      description: 'Gives the work to the public as far as the law lets anybody do so.',
      permissions: permissive,
      conditions: [],
      limitations: ['liability', 'trademark-use', 'patent-use', 'warranty'],
    },
    'epl-2.0': {
      description: 'Copyleft for each file or module, with a grant of patents.',
      permissions: withPatents,
      conditions: ['disclose-source', 'include-copyright', 'same-license'],
      limitations: noPromises,
    },
    'gpl-2.0': {
      description: 'Strong copyleft: distribution requires the source code and the same license.',
      permissions: permissive,
      conditions: copyleft,
      limitations: noPromises,
    },
    'gpl-3.0': {
      description: 'Strong copyleft with a grant of patents and rules for devices.',
      permissions: withPatents,
      conditions: copyleft,
      limitations: noPromises,
    },
    isc: {
      description: 'As permissive as MIT, in fewer words.',
      permissions: permissive,
      conditions: ['include-copyright'],
      limitations: noPromises,
    },
    'lgpl-2.1': {
      description: 'Copyleft for a library, which programs of any license may use.',
      permissions: permissive,
      conditions: ['include-copyright', 'disclose-source', 'document-changes', 'same-license--library'],
      limitations: noPromises,
    },
    'lgpl-3.0': {
      description: 'Copyleft for a library, which programs of any license may use, with a grant of patents.',
      permissions: withPatents,
      conditions: ['include-copyright', 'disclose-source', 'document-changes', 'same-license--library'],
      limitations: noPromises,
    },
    mit: {
      description: 'Short and permissive: the notice stays with all copies.',
      permissions: permissive,
      conditions: ['include-copyright'],
      limitations: noPromises,
    },
    'mpl-2.0': {
      description: 'Copyleft for each file, with a grant of patents.',
      permissions: withPatents,
      conditions: ['disclose-source', 'include-copyright', 'same-license--file'],
      limitations: ['liability', 'trademark-use', 'warranty'],
    },
    unlicense: {
      description: 'Gives the work to the public without any condition.',
      permissions: permissive,
      conditions: [],
      limitations: noPromises,
    },
  }),
)

const noFacts: LicenseTerms = { description: '', permissions: [], conditions: [], limitations: [] }

export function termsOf(key: string): LicenseTerms {
  return termsByKey.get(key) ?? noFacts
}
