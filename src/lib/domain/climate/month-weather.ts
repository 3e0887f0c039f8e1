/** Degree days of single months as a share of an average one, by month: { '2026-10': 0.93 }. Absent: not known yet. */
export type MonthWeather = Readonly<Record<string, number>>

export const NO_MONTH_WEATHER: MonthWeather = {}

/** Twenty years of months. */
export const MONTH_WEATHER_CHARS_MAX = 6_000
/** Beyond these a line is a slip: even a very mild October has a third of its degree days. */
const RATIO = { least: 0.2, most: 3 }
const LINE = /^(\d{4}-(?:0[1-9]|1[0-2])),(\d{1,4}(?:\.\d{1,3})?),(\d{1,4}(?:\.\d{1,3})?)$/

export type MonthWeatherRead = { ok: true; weather: MonthWeather } | { ok: false; message: string }

/**
 * Reads lines of a month, its degree days and those of an average one, in any unit that both share: '2026-10,142,158'.
 * The first line may hold headings; a month may occur once.
 */
export function readMonthWeather(csv: string): MonthWeatherRead {
  const weather: Record<string, number> = {}
  for (const [index, text] of csv.split(/\r?\n/).entries()) {
    const line = text.replaceAll(' ', '')
    if (line === '' || (index === 0 && !/^\d/.test(line))) continue
    const refuse = (why: string): MonthWeatherRead => ({ ok: false, message: `Line ${index + 1}: ${why}` })
    const [, month = '', actual = '', average = ''] = LINE.exec(line) ?? []
    if (month === '') return refuse('please enter a month and two numbers, such as 2026-10,142,158.')
    if (Object.hasOwn(weather, month)) return refuse(`${month} is there twice.`)
    const ratio = Number(actual) / Number(average)
    if (!(ratio >= RATIO.least && ratio <= RATIO.most))
      return refuse(`${actual} against an average of ${average} is not likely. Please check both.`)
    weather[month] = ratio
  }
  return { ok: true, weather }
}
