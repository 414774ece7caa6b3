import { createVocabulary, scorePhrases } from '../matching/score-phrases.ts'
import type { GenerationRequest } from '../matching/read-request.ts'
import type { Recipe, RecipeResult } from '../recipe.ts'
import { editorConfig, writeEslintConfig, writeGitignore, writeReadme, writeTsconfig } from './config-files.ts'
import { dockerIgnore, writeCompose, writeDockerfile, writeWorkflow } from './container-files.ts'
import { licenses } from './licenses.ts'
import { type ProjectFacts, readFacts } from './project-facts.ts'

interface ProjectFile {
  id: string
  title: string
  words: readonly string[]
  language: RecipeResult['language']
  write(facts: ProjectFacts, request: GenerationRequest): { path: string; content: string }[]
  explanation: string
}

const projectFiles: readonly ProjectFile[] = [
  { id: 'dockerfile', title: 'Dockerfile', words: ['dockerfile', 'docker file', 'dockerize', 'containerize', 'docker image for', 'docker container'], language: 'dockerfile', write: (facts) => [{ path: 'Dockerfile', content: writeDockerfile(facts) }, { path: '.dockerignore', content: dockerIgnore }], explanation: 'The image is built in stages, and the program runs without root rights.' },
  { id: 'compose', title: 'Docker Compose file', words: ['docker compose', 'compose file', 'compose yaml', 'docker compose file'], language: 'yaml', write: (facts) => [{ path: 'compose.yaml', content: writeCompose(facts) }], explanation: 'Start it with `docker compose up --build`.' },
  { id: 'github-actions', title: 'GitHub Actions workflow', words: ['github actions', 'github action', 'ci workflow', 'ci pipeline', 'github workflow', 'continuous integration', 'ci'], language: 'yaml', write: (facts) => [{ path: '.github/workflows/ci.yml', content: writeWorkflow(facts) }], explanation: 'It runs for pushes to `main` and for pull requests, with read access only.' },
  { id: 'tsconfig', title: 'tsconfig.json', words: ['tsconfig', 'tsconfig json', 'typescript config', 'typescript configuration'], language: 'json', write: (_, { prompt }) => [{ path: 'tsconfig.json', content: writeTsconfig(prompt) }], explanation: 'A strict configuration.' },
  { id: 'eslint', title: 'ESLint configuration', words: ['eslint', 'eslint config', 'eslint configuration'], language: 'javascript', write: (facts) => [{ path: 'eslint.config.js', content: writeEslintConfig(facts) }], explanation: 'The flat configuration of ESLint 9.' },
  { id: 'gitignore', title: '.gitignore', words: ['gitignore', '.gitignore', 'git ignore file'], language: 'text', write: (facts) => [{ path: '.gitignore', content: writeGitignore(facts) }], explanation: 'Ignores build results, local settings and files of editors.' },
  { id: 'readme', title: 'README', words: ['readme', 'readme file', 'readme template', 'readme skeleton'], language: 'markdown', write: (facts) => [{ path: 'README.md', content: writeReadme(facts) }], explanation: 'A skeleton: fill in what it does and a first example.' },
  { id: 'editorconfig', title: '.editorconfig', words: ['editorconfig', '.editorconfig', 'editor config'], language: 'text', write: () => [{ path: '.editorconfig', content: editorConfig }], explanation: 'Common settings for all editors.' },
]

const context = 'project projects file files node nodejs app application server express api github repository setup config configuration strict react library cli template standard port version postgres postgresql database npm pnpm yarn push pull requests skeleton'

export function createProjectFileRecipes(): Recipe[] {
  const files = projectFiles.map((file): Recipe => {
    const vocabulary = createVocabulary(file.words, context)
    return {
      id: `project-files/${file.id}`,
      title: file.title,
      score: (request) => scorePhrases(vocabulary, request),
      generate(request) {
        return { language: file.language, files: file.write(readFacts(request), request), explanation: `**${file.title}.** ${file.explanation}` }
      },
    }
  })
  return [...files, licenseRecipe]
}

const licenseRecipe: Recipe = {
  id: 'project-files/license',
  title: `LICENSE: ${Object.keys(licenses).join(', ')}`,
  score: ({ prompt }) => (/\blicen[cs]e\b/i.test(prompt) && !/\bplate\b|regex|pattern/i.test(prompt) ? 0.9 : 0),
  generate(request) {
    const id = Object.keys(licenses).find((name) => new RegExp(`\\b${name.replace('-Clause', '(?:[- ]clause)?')}\\b`, 'i').test(request.prompt.replace(/(\d)[- ]clause bsd/i, 'BSD-$1')))
    const write = id ? licenses[id] : undefined
    if (!write) return { missing: `The text of this license is not available, only ${Object.keys(licenses).join(', ')}.` }
    const { author, year } = readFacts(request)
    const copyright = `Copyright (c) ${year || 'YEAR'} ${author}`
    const isOpen = author === 'AUTHOR' || !year
    return {
      language: 'text',
      files: [{ path: 'LICENSE', content: write(copyright) }],
      explanation: `The standard text of the license ${id}.${isOpen ? ' Fill in `YEAR` and `AUTHOR`.' : ''}`,
    }
  },
}
