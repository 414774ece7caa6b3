import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Window } from '../../src/limits/limits.ts'
import { definePlans } from '../../src/limits/plans.ts'

const hourly = (max: number): Window => ({ name: 'hour', unit: 'hour', max, starts: 'calendar' })

describe('definePlans', () => {
  it('resolves a service’s own names and the common ones to the same plans', () => {
    const plans = definePlans(
      { demo: { windows: [hourly(50)] }, production: { windows: [hourly(5000)] } },
      { free: 'demo', paid: 'production' },
    )
    assert.deepEqual(plans.names, ['demo', 'production'])
    assert.equal(plans.resolvePlan('free'), plans.resolvePlan('demo'))
    assert.equal(plans.resolvePlan('free')?.name, 'demo')
    assert.deepEqual(plans.resolvePlan('paid'), { name: 'production', windows: [hourly(5000)] })
  })

  it('needs no aliases where the service uses the common names itself', () => {
    const plans = definePlans({ free: { windows: [hourly(500)] }, paid: { windows: [] } })
    assert.deepEqual(plans.getPlan('paid').windows, [])
  })

  it('needs only the alias that is missing', () => {
    const plans = definePlans({ free: { windows: [] }, gold: { windows: [] } }, { paid: 'gold' })
    assert.equal(plans.getPlan('paid').name, 'gold')
  })

  it('keeps additional fields of plans', () => {
    const plans = definePlans({
      free: { windows: [], models: ['small'], maxTokens: 1000 },
      paid: { windows: [], models: ['small', 'large'], maxTokens: 100_000 },
    })
    const models: string[] = plans.getPlan('paid').models
    assert.deepEqual(models, ['small', 'large'])
    assert.equal(plans.resolvePlan('free')?.maxTokens, 1000)
  })

  it('resolves no other name, not even properties of Object.prototype', () => {
    const plans = definePlans({ free: { windows: [] }, paid: { windows: [] } })
    for (const name of ['', 'Free', 'gold', 'constructor', '__proto__', 'toString']) {
      assert.equal(plans.resolvePlan(name), undefined)
    }
  })

  it('rejects plans without free or paid', () => {
    // @ts-expect-error the compiler reports it too
    assert.throws(() => definePlans({ demo: { windows: [] } }), /"free"/)
    // @ts-expect-error
    assert.throws(() => definePlans({ demo: { windows: [] } }, { free: 'demo' }), /"paid"/)
    // @ts-expect-error
    const unknown = () => definePlans({ demo: { windows: [] } }, { free: 'demo', paid: 'gold' })
    assert.throws(unknown, /"paid" is an alias of the plan "gold", which is not defined/)
  })

  it('rejects an alias that is also a plan', () => {
    // @ts-expect-error
    const twice = () => definePlans({ free: { windows: [] }, paid: { windows: [] } }, { free: 'paid' })
    assert.throws(twice, /"free" is a plan and cannot be an alias/)
  })

  it('rejects two windows with one name in a plan', () => {
    const minute: Window = { ...hourly(5), unit: 'minute' }
    const plans = { free: { windows: [hourly(50), minute] }, paid: { windows: [] } }
    assert.throws(() => definePlans(plans), /Plan "free" has two windows named "hour"/)
  })

  for (const max of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
    it(`rejects a window with max ${max}`, () => {
      const plans = { free: { windows: [hourly(max)] }, paid: { windows: [] } }
      assert.throws(() => definePlans(plans), /whole number above 0/)
    })
  }
})
