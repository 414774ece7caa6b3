import { type Finding, well } from './finding.ts'

/** Whatever is older than it should be does not come this far: `octavo.js` refuses it. */
export function checkRuntime(): Finding[] {
  const { node, sqlite } = process.versions
  return [well('runtime', `Node ${node} with SQLite ${sqlite}, ${process.execPath}`)]
}
