import { scenesVersion } from '@octavo/drawing/scenes/version.ts'
import { createTaskWorker } from '@octavo/platform/concurrency/task-worker.ts'
import type { Size } from './geometry.ts'

/** Draws generated scenes. */
export interface SceneRenderer {
  /** Grows when the pixels of scenes change. */
  version: number
  render(name: string, width: number): Promise<DrawnScene>
}

export interface SceneTask {
  name: string
  width: number
}

export interface DrawnScene extends Size {
  /** RGB with three bytes per pixel. */
  data: Uint8Array
}

/** The largest scenes take several seconds on a busy machine. */
const maxMs = 120_000

export function createSceneRenderer(): SceneRenderer {
  const draw = createTaskWorker<SceneTask, DrawnScene>(new URL('./scene-worker.ts', import.meta.url), {
    maxMs,
  })
  return { version: scenesVersion, render: (name, width) => draw({ name, width }) }
}
