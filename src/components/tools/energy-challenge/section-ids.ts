/** The section of the page with the meter readings. */
export const READINGS_ID = 'readings'
