import type { ParsedLanguage } from '../../syntax/grammars.ts'

const c =
  'auto break case char const continue default do double else enum extern float for goto if inline int long register restrict return short signed sizeof static struct switch typedef union unsigned void volatile while'

const keywords: Partial<Record<ParsedLanguage, string>> = {
  c,
  cpp: `${c} alignas alignof and and_eq asm bitand bitor bool catch char8_t char16_t char32_t class co_await co_return co_yield compl concept const_cast consteval constexpr constinit decltype delete dynamic_cast explicit export false friend mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public reinterpret_cast requires static_assert static_cast template this thread_local throw true try typeid typename using virtual wchar_t xor xor_eq`,
  go: 'break case chan const continue default defer else fallthrough for func go goto if import interface map package range return select struct switch type var nil true false iota',
  rust: 'as async await break const continue crate dyn else enum extern false fn for gen if impl in let loop match mod move mut pub ref return self Self static struct super trait true type unsafe use where while abstract become box do final macro override priv try typeof unsized virtual yield union',
  java: 'abstract assert boolean break byte case catch char class const continue default do double else enum extends false final finally float for goto if implements import instanceof int interface long native new null package private protected public return short static strictfp super switch synchronized this throw throws transient true try var void volatile while yield record sealed permits _',
  csharp:
    'abstract as async await base bool break byte case catch char checked class const continue decimal default delegate do double dynamic else enum event explicit extern false field finally fixed float for foreach goto if implicit in int interface internal is lock long nameof namespace new null object operator out override params private protected public readonly record ref return sbyte sealed short sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using value var virtual void volatile when where while with yield',
  ruby: 'BEGIN END alias and begin break case class def defined do else elsif end ensure false for if in module next nil not or redo rescue retry return self super then true undef unless until when while yield puts print p raise require lambda proc loop binding',
  php: 'this GLOBALS _GET _POST _COOKIE _FILES _SERVER _ENV _REQUEST _SESSION argc argv',
}

const sets = new Map(
  Object.entries(keywords).map(([language, words]) => [language, new Set(words.split(' '))]),
)

/** Words that cannot be the name of a variable, or that mean something else then. */
export function isKeyword(language: ParsedLanguage, name: string): boolean {
  return sets.get(language)?.has(name) ?? false
}
