import { defineProblems } from '@octavo/platform/errors.ts'

export const problem = defineProblems({
  request_invalid: { status: 400, message: 'The request has invalid values.' },
  context_length_exceeded: { status: 400, message: 'The input is longer than the model supports.' },
  code_unparsable: { status: 400, message: 'The code has syntax errors.' },
  key_invalid: { status: 401, message: 'Incorrect API key provided.' },
  model_not_in_plan: { status: 403, message: 'Your plan or key does not include this model.' },
  scope_missing: {
    status: 403,
    message: 'Your API key does not have the scope that this operation requires.',
  },
  role_missing: { status: 403, message: 'This operation requires an administrator.' },
  model_not_found: { status: 404, message: 'The model does not exist.' },
  conversation_not_found: { status: 404, message: 'Conversation not found.' },
  item_not_found: { status: 404, message: 'Item not found.' },
  response_not_found: { status: 404, message: 'Response not found.' },
  previous_response_not_found: { status: 400, message: 'The previous response does not exist.' },
  response_not_cancellable: {
    status: 400,
    message: 'Only responses that run in the background can be cancelled.',
  },
  completion_not_found: { status: 404, message: 'Chat completion not found.' },
  repository_not_found: { status: 404, message: 'Repository not found.' },
  api_key_not_found: { status: 404, message: 'API key not found.' },
  repository_exists: { status: 409, message: 'A repository with this name already exists.' },
  idempotency_conflict: {
    status: 409,
    message: 'The idempotency key was used with another request body.',
  },
  too_many: { status: 403, message: 'The maximum number is reached.' },
  analysis_timeout: { status: 504, message: 'The analysis took too long. Send less code.' },
  analysis_failed: { status: 400, message: 'The code could not be analysed.' },
  analysis_busy: { status: 503, message: 'Too many analyses are waiting. Try again shortly.' },
  upstream_error: { status: 502, message: 'The model server failed.' },
  upstream_timeout: { status: 504, message: 'The model server did not respond in time.' },
  server_is_overloaded: { status: 503, message: 'The model server is busy. Try again shortly.' },
  embeddings_unavailable: { status: 501, message: 'No configured model server offers this operation.' },
})
