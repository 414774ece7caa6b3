// The entry `octavo/testing` of the package.
// biome-ignore-all lint/performance/noBarrelFile: both functions have one specifier
export { type SpawnedOctavo, type SpawnOptions, spawnOctavo } from './spawn-octavo.ts'
export { startOctavo } from './start-octavo.ts'
export type { OctavoOptions, ServiceName, TestClock, TestOctavo, TestService } from './test-octavo.ts'
