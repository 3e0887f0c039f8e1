/** Letters with marks, spaces, apostrophes and hyphens: nothing that email programs would turn into a link. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]*$/u
const NAME_LENGTH_MAX = 40

/**
 * A greeting by name: all that an email to a customer may repeat of what somebody typed, because anyone can enter someone
 * else's address and must not be able to send them a text. A name that is not plainly one is left out as a whole.
 */
export function greeting({ name, firstName }: { name: string; firstName: string | null }): string {
  return firstName && isPlainName(name) && isPlainName(firstName) ? `Hello ${firstName},` : 'Hello,'
}

const isPlainName = (name: string) => name.length <= NAME_LENGTH_MAX && NAME.test(name)
