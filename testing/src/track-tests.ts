import asyncHooks, { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'

/*
 * node:test finds the current test by the async id, and therefore follows every promise of the process, which takes a
 * tenth of the processor time of tests that run servers. Here an AsyncLocalStorage carries the id of the test, at no
 * cost for promises.
 */
const testId = new AsyncLocalStorage<number>()
const tests = new WeakSet<object>()
const { createHook, executionAsyncId } = asyncHooks
const { runInAsyncScope } = AsyncResource.prototype

AsyncResource.prototype.runInAsyncScope = function (this: AsyncResource, fn, thisArg, ...args) {
  // The scope restores the storage of the enclosing suite, so the id is set within.
  const runFn = tests.has(this)
    ? () => testId.run(this.asyncId(), () => Reflect.apply(fn, thisArg, args))
    : fn
  return Reflect.apply(runInAsyncScope, this, [runFn, thisArg, ...args])
}

asyncHooks.executionAsyncId = () => testId.getStore() ?? executionAsyncId()
asyncHooks.createHook = ({ init, ...callbacks }) =>
  createHook({
    ...callbacks,
    init(asyncId, type, triggerAsyncId, resource) {
      if (type === 'Test') tests.add(resource)
      init?.(asyncId, type, testId.getStore() ?? triggerAsyncId, resource)
    },
    trackPromises: false,
  })
// It keeps the functions that it sees while it is loaded.
await import('node:test')
Object.assign(asyncHooks, { createHook, executionAsyncId })
