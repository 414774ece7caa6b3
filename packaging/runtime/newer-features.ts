// Compiled modules that use a feature of Node 24 or 26 import this first, so that they also run on Node 22.
import { createRequire } from 'node:module'

if (!('Temporal' in globalThis)) createRequire(import.meta.url)('temporal-polyfill/global')

define(globalThis, 'AsyncDisposableStack', createDisposableStack)

define(
  RegExp,
  'escape',
  () => (text: string) =>
    text
      .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
      // A digit or letter at the beginning could continue an escape before it.
      .replace(/^[\dA-Za-z]|[,\-=<>#&!%:;@~'`"\s]/g, escapeCode),
)

define(Uint8Array, 'fromHex', () => (text: string) => {
  if (text.length % 2 || /[^\da-f]/i.test(text)) throw new SyntaxError('The text is not hexadecimal')
  return new Uint8Array(Buffer.from(text, 'hex'))
})

function escapeCode(character: string): string {
  const code = character.charCodeAt(0)
  return code > 0xff ? `\\u${code.toString(16).padStart(4, '0')}` : `\\x${code.toString(16).padStart(2, '0')}`
}

function define(target: object, name: PropertyKey, create: () => unknown): void {
  if (name in target) return
  Object.defineProperty(target, name, { value: create(), writable: true, configurable: true })
}

// Older versions finalize statements when they are collected.
define(process.getBuiltinModule('node:sqlite').StatementSync.prototype, Symbol.dispose, () => () => {})

type Dispose = () => unknown

/** The part of https://tc39.es/proposal-explicit-resource-management/#sec-asyncdisposablestack-objects that is used here. */
function createDisposableStack() {
  return class AsyncDisposableStack {
    #disposals: Dispose[] = []

    defer(dispose: Dispose): void {
      this.#disposals.push(dispose)
    }

    move(): AsyncDisposableStack {
      const moved = new AsyncDisposableStack()
      moved.#disposals = this.#disposals
      this.#disposals = []
      return moved
    }

    async disposeAsync(): Promise<void> {
      const errors: unknown[] = []
      for (const dispose of this.#disposals.splice(0).reverse()) {
        try {
          await dispose()
        } catch (error) {
          errors.push(error)
        }
      }
      if (errors.length > 1) throw new AggregateError(errors, 'Several disposals failed')
      if (errors.length) throw errors[0]
    }

    [Symbol.asyncDispose](): Promise<void> {
      return this.disposeAsync()
    }
  }
}
