import { matchUnimplemented } from '@octavo/platform/http/unimplemented.ts'

/** Operations of the protocols that are not implemented. */
export const findUnimplemented = matchUnimplemented([
  // llama.cpp
  '/infill',
  '/completion',
  '/props',
  '/slots',

  // Ollama
  '/api/chat',
  '/api/embed',
  '/api/embeddings',
  '/api/generate',
  '/api/ps',
  '/api/show',
  '/api/tags',
  '/api/version',

  // OpenAI
  '/v1/assistants',
  '/v1/audio',
  '/v1/batches',
  '/v1/files',
  '/v1/fine_tuning',
  '/v1/images',
  '/v1/moderations',
  '/v1/realtime',
  '/v1/threads',
  '/v1/uploads',
  '/v1/vector_stores',
  '/v1/videos',

  // Anthropic
  '/v1/messages/batches',
])
