import { type Finding, passed } from './finding.ts'

/** Older versions of Node are refused by `octavo.js` before this runs. */
export function checkRuntime(): Finding[] {
  const { node, sqlite } = process.versions
  return [passed('runtime', `Node ${node} with SQLite ${sqlite}, ${process.execPath}`)]
}
