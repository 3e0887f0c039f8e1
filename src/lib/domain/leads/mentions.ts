/**
 * The colleagues whom a text mentions, as in 'Ask @Ann Lee'. Of names that begin alike, the longest counts: '@Ann Lee' is
 * not Ann.
 */
export function mentionedIn<Colleague extends { name: string }>(
  text: string,
  colleagues: readonly Colleague[],
): Colleague[] {
  const longestFirst = colleagues.toSorted((one, other) => other.name.length - one.name.length)
  const mentioned = text
    .split('@')
    .slice(1)
    .map((after) => longestFirst.find(({ name }) => isNamed(after, name)))
  return colleagues.filter((colleague) => mentioned.includes(colleague))
}

const isNamed = (after: string, name: string) =>
  after.toLowerCase().startsWith(name.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(after.slice(name.length))
