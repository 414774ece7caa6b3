// Every process of the server imports this before all other modules.
import { keepYoungGenerationSmall } from './young-generation.ts'

keepYoungGenerationSmall()
await import('./module-loading.ts')
