import { claimDataDirectory } from '@octavo/platform/data/owner.ts'

const [directory = ''] = process.argv.slice(2)
await claimDataDirectory(directory)
console.log('owned')
process.stdin.resume()
