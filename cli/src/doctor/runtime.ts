import { type Finding, well } from './finding.ts'

/** Older versions of Node are refused by `octavo.js` before this runs. */
export function checkRuntime(): Finding[] {
  const { node, sqlite } = process.versions
  return [well('runtime', `Node ${node} with SQLite ${sqlite}, ${process.execPath}`)]
}
