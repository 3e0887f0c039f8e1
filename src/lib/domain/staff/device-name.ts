/** In this order, because most browsers also name the ones that they descend from. */
const BROWSERS: readonly [token: string, name: string][] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
]

/** Android names Linux, and an iPhone names macOS. */
const SYSTEMS: readonly [token: string, name: string][] = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
]

/** A User-Agent header in the words of a colleague: 'Firefox on Windows'. Never the header itself, which anyone can write. */
export function deviceName(userAgent: string): string {
  const nameIn = (names: typeof BROWSERS) => names.find(([token]) => userAgent.includes(token))?.[1]
  return `${nameIn(BROWSERS) ?? 'Another program'} on ${nameIn(SYSTEMS) ?? 'an unknown device'}`
}
