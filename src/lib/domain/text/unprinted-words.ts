/** A letter of a script for which our printed documents have no typeface, such as Devanagari or Thai. */
const UNPRINTED =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}\p{Script=Common}])\p{L}/u

/** The words of a text that printed documents replace. */
export const unprintedWords = (text: string): string[] => text.split(/\s+/).filter((word) => UNPRINTED.test(word))
