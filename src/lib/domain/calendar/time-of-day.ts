const MINUTES_AN_HOUR = 60

/** '08:30', in the format of time inputs, from minutes after midnight. */
export function clockTime(minuteOfDay: number): string {
  return `${twoDigits(Math.floor(minuteOfDay / MINUTES_AN_HOUR))}:${twoDigits(minuteOfDay % MINUTES_AN_HOUR)}`
}

/** '8am' or '5.30pm', from minutes after midnight. */
export function timeInWords(minuteOfDay: number): string {
  const [hour, minute] = [Math.floor(minuteOfDay / MINUTES_AN_HOUR), minuteOfDay % MINUTES_AN_HOUR]
  return `${hour % 12 || 12}${minute ? `.${twoDigits(minute)}` : ''}${hour < 12 ? 'am' : 'pm'}`
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Whether a text is a time as `clockTime` writes it. */
export const isClockTime = (text: string): boolean => CLOCK_TIME.test(text)
