import fc from 'fast-check'

/*
 * A fixed seed separates regressions from random findings. To explore other inputs, set another one:
 * OCTAVO_TEST_SEED=42 npm test
 */
fc.configureGlobal({ seed: Number(process.env.OCTAVO_TEST_SEED ?? 1) })

export default fc
