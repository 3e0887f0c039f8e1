/** Validates external data with a large library, so it is loaded only once there is something to read. */
export { readKeptSeason, readMeterReading } from '@/lib/schemas/kept-season'
