import { scenes } from '@octavo/drawing/scenes/catalogue.ts'
import { renderScene } from '@octavo/drawing/scenes/render.ts'
import { sceneHeight } from '@octavo/drawing/scenes/size.ts'
import { serveTasks } from '@octavo/platform/concurrency/task-worker.ts'
import { lowerOwnThread } from './render-priority.ts'
import type { DrawnScene, SceneTask } from './scene-renderer.ts'

lowerOwnThread()

/** Drawing takes seconds of processor time, so it runs in a thread of its own. */
serveTasks<SceneTask, DrawnScene>(({ name, width }) => {
  const scene = scenes.find((one) => one.name === name)
  if (!scene) throw new Error(`There is no scene ${name}`)
  return { width, height: sceneHeight(scene, width), data: renderScene(scene, width) }
})
