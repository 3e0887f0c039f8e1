import type { Logger } from './logger'

/**
 * Routes console output of libraries through the logger: a failed query would otherwise print its values, which may
 * contain visitor input.
 */
export function consoleToLog(log: Logger): void {
  const at =
    (level: 'error' | 'warn' | 'info') =>
    (...args: unknown[]) => {
      const err = args.find((arg) => arg instanceof Error)
      const text = args.filter((arg) => typeof arg === 'string').join(' ')
      log[level](err ? { msg: 'printed by a library', err } : { msg: text.split('\n')[0]?.slice(0, 200) ?? '' })
    }
  Object.assign(console, { error: at('error'), warn: at('warn'), info: at('info'), log: at('info') })
}
