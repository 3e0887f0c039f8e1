type Described = { type?: string; code?: string; message?: string; stack?: string; cause?: Described }

type Line = { level: number; time: string; msg: string; err?: Described; stack?: string; [field: string]: unknown }

const WORDS: Record<number, string> = { 20: 'debug: ', 30: '', 40: 'warning: ', 50: 'error: ', 60: 'fatal: ' }

/** A line of the log, which is JSON, as a person reads it in a terminal: time, message, fields, error and stack. */
export function logText(line: string): string {
  const { level, time, msg, err, stack, ...fields } = JSON.parse(line) as Line
  const details = Object.entries(fields).map(([name, value]) => `${name} ${plain(value)}`)
  const sentence = [msg, ...details, ...(err ? [describe(err)] : [])].join(', ')
  const lines = [`${time.slice(11, 19)}Z ${WORDS[level] ?? ''}${sentence}`, err?.stack, stack]
  return `${lines.filter(Boolean).join('\n')}\n`
}

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const describe = ({ type, code, message, cause }: Described): string =>
  [[type, code].filter(Boolean).join(' '), message, cause && `because ${describe(cause)}`].filter(Boolean).join(': ')
