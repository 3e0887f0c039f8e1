/**
 * The location of a configuration that serves a path, by nginx's rules: the first regular expression that matches, else
 * the longest prefix.
 */
export function nginxLocation(configuration: string): (path: string) => string | undefined {
  const locations = [...configuration.matchAll(/^\s*location (~ )?(\/\S*|\^\S+) \{/gm)].map(
    ([, isPattern, text = '']) => ({ isPattern: Boolean(isPattern), text }),
  )
  return (path) => {
    const pattern = locations.find(({ isPattern, text }) => isPattern && new RegExp(text).test(path))
    const prefixes = locations.filter(({ isPattern, text }) => !isPattern && path.startsWith(text))
    return (pattern ?? prefixes.sort((a, b) => b.text.length - a.text.length)[0])?.text
  }
}
