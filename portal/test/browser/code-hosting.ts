import { describe } from 'node:test'
import { testFiles } from './code-hosting/files.ts'
import { testHistory } from './code-hosting/history.ts'
import { testHooks } from './code-hosting/hooks.ts'
import { testIssues } from './code-hosting/issues.ts'
import { testPulls } from './code-hosting/pulls.ts'
import { testVisitors } from './code-hosting/visitors.ts'

export function testCodeHosting(): void {
  describe('the view of code-hosting', () => {
    testFiles()
    testHistory()
    testIssues()
    testPulls()
    testHooks()
    testVisitors()
  })
}
