import { claimDataDirectory } from '../../src/data/owner.ts'

const [directory = ''] = process.argv.slice(2)
await claimDataDirectory(directory)
console.log('owned')
process.stdin.resume()
