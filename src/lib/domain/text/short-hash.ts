/**
 * An 8-digit hexadecimal hash (FNV-1a, 32 bits) for telling versions apart; does not protect against forgery. Another
 * `offset` gives an independent hash of the same text.
 */
export function shortHash(text: string, offset = 0x811c9dc5): string {
  let hash = offset
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
