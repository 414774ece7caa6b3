import type { Artifact, Citation, EngineEvent, StopReason, Usage } from '../engine/engine.ts'
import { findFencedCode } from '../source-code/fenced-code.ts'
import type { TaskProgress } from './respond.ts'

type ArtifactOf<Kind extends Artifact['kind']> = Extract<Artifact, { kind: Kind }>

/** The result of an engine for one message. */
export interface Reply {
  text: string
  intent: ArtifactOf<'intent'> | undefined
  code: ArtifactOf<'code'>[]
  edits: ArtifactOf<'edit'>[]
  citations: Citation[]
  warnings: string[]
  usage: Usage | undefined
  stopReason: StopReason
}

/** Collects the events of an engine, and reports them as they come. */
export async function collectReply(
  events: AsyncIterable<EngineEvent>,
  progress: TaskProgress,
): Promise<Reply> {
  const pieces: string[] = []
  const reply: Reply = {
    text: '',
    intent: undefined,
    code: [],
    edits: [],
    citations: [],
    warnings: [],
    usage: undefined,
    stopReason: 'stop',
  }
  for await (const event of events) {
    if (event.type === 'text') {
      pieces.push(event.text)
      progress.text(event.text)
    } else if (event.type === 'artifact') addArtifact(reply, event.artifact, progress)
    else if (event.type === 'citation') {
      reply.citations.push(event.citation)
      progress.citation(event.citation)
    } else if (event.type === 'warning') reply.warnings.push(event.text)
    else if (event.type === 'usage') reply.usage = event.usage
    else if (event.type === 'stop') reply.stopReason = event.reason
  }
  reply.text = pieces.join('')
  if (!reply.intent) reply.code = codeOf(reply.text)
  return reply
}

function addArtifact(reply: Reply, artifact: Artifact, progress: TaskProgress): void {
  switch (artifact.kind) {
    case 'intent':
      reply.intent = artifact
      break
    case 'code':
      reply.code.push(artifact)
      break
    case 'edit':
      reply.edits.push(artifact)
      progress.edit(artifact)
      break
    case 'check':
      progress.check(artifact)
  }
}

/** Language models report no artifacts: their code is in the text. */
const codeOf = (text: string): ArtifactOf<'code'>[] =>
  findFencedCode(text).map(({ language, code, path }) => ({
    kind: 'code',
    language: language ?? '',
    content: code,
    ...(path !== undefined && { path }),
  }))
