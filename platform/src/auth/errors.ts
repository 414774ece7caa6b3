const messages = {
  login_taken: 'The login is taken.',
  login_invalid: 'A login has 1 to 255 characters, none of them a control character.',
  password_empty: 'A password cannot be empty.',
  secret_taken: 'The secret belongs to another token.',
  secret_invalid: 'The secret of a token has at least 16 characters, all of them visible ASCII.',
  user_missing: 'There is no such user.',
  app_name_invalid: 'The name of an app has 1 to 100 characters.',
  redirect_uri_invalid:
    'A redirect URI is an absolute address without a fragment, such as https://app.example/callback.',
  client_id_taken: 'The client id belongs to another app.',
} as const

export type AuthErrorCode = keyof typeof messages

/** An expected error of `Auth`. Services map its `code` to their own error messages. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly code: AuthErrorCode

  constructor(code: AuthErrorCode) {
    super(messages[code])
    this.code = code
  }
}
