import type { GenerateCodeInput, GeneratedCode, GenerationAbstention } from './generate-code-task.ts'

export async function run(_input: GenerateCodeInput): Promise<GeneratedCode | GenerationAbstention> {
  return { abstained: 'No recipe matches the prompt.', closest: [] }
}
