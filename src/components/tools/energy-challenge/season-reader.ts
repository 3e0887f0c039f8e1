/** Checks what comes from outside, with a large library: loaded once there is something to read. */
export { readKeptSeason, readMeterReading } from '@/lib/schemas/kept-season'
