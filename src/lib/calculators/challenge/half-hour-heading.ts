const UNIT = /[([]?k?wh[)\]]?/gi
/** 00:00, 0030, 00:30:00, or the two ends of a half-hour or hour, as 00:00-00:30. */
const CLOCK = /^([01]?\d|2[0-4]):?[03]0(?::00)?(?:\s*(?:-|–|to)\s*([01]?\d|2[0-4]):?[03]0(?::00)?)?$/i
/** 1 to 50, or HH01, Period 1 and the like. The long day in October has 50 half-hours. */
const NUMBER = /^(?:(?:hh|h|p|sp|k|period|slot|half[ -]?hour)[ _-]*)?0*([1-9]|[1-4]\d|50)$/i

/** Whether a column is named after a half-hour, by its time or its number within the day. */
export function isHalfHourHeading(heading: string): boolean {
  const name = heading.replace(UNIT, '').replaceAll('_', ' ').trim()
  return CLOCK.test(name) || NUMBER.test(name)
}
