import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { assembleCountries } from './compose/assemble.ts'
import type { AtlasResolution } from './compose/atlas.ts'
import { readFacts } from './compose/facts.ts'
import { composeHistorical } from './compose/historical.ts'
import { renderFiles } from './compose/output.ts'
import { createProblems } from './compose/problems.ts'
import { composeProvenance } from './compose/provenance.ts'
import { checkShapes, composeShapes } from './compose/shapes.ts'
import { checkInstalledVersions } from './compose/sources.ts'
import { composeSubdivisions } from './compose/subdivisions.ts'
import { validateCountries } from './compose/validate.ts'

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })

const facts = readFacts()
const problems = createProblems(facts.accepted)
checkInstalledVersions(problems)
const countries = assembleCountries(facts, problems)
validateCountries(countries, facts, problems)
const shapesAt = (resolution: AtlasResolution) => composeShapes(resolution, countries, facts)
const composed = {
  countries,
  subdivisions: composeSubdivisions(countries, facts, problems),
  historical: composeHistorical(countries, facts, problems),
  borders: { '110m': shapesAt('110m'), '50m': shapesAt('50m'), '10m': shapesAt('10m') },
  provenance: composeProvenance(countries, facts),
}
checkShapes(Object.values(composed.borders), countries, problems)

const messages = problems.list()
if (messages.length > 0) {
  console.error(
    `${messages.map((problem) => `- ${problem}`).join('\n')}\n${messages.length} problems; nothing written`,
  )
  process.exitCode = 1
} else {
  const files = renderFiles(composed)
  if (values.check) check(files)
  else write(files)
}

function check(files: Map<string, string>): void {
  const stale = [...files].filter(([name, text]) => readCommitted(name) !== text).map(([name]) => name)
  if (stale.length === 0) return
  console.error(
    `Not what the sources and facts compose: ${stale.join(', ')}; run compose.ts and commit its output`,
  )
  process.exitCode = 1
}

function write(files: Map<string, string>): void {
  for (const [name, text] of files) writeFileSync(new URL(name, import.meta.url), text)
  console.log(`Wrote ${[...files.keys()].join(', ')}: ${countries.length} countries`)
}

function readCommitted(name: string): string | undefined {
  try {
    return readFileSync(new URL(name, import.meta.url), 'utf8')
  } catch {
    return undefined
  }
}
