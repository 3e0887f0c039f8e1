/** Axial tilt of the earth, degrees. */
const TILT = 23.44

/** Altitude of the sun's centre at sunrise: refraction and half its diameter. */
const HORIZON = -0.833

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180)

/** The shortest day at a latitude in Britain: minutes from sunrise to sunset, and the sun's altitude at noon. */
export function shortestDay(latitude: number): { minutes: number; noonAltitude: number } {
  const cosine = (sin(HORIZON) + sin(latitude) * sin(TILT)) / (cos(latitude) * cos(TILT))
  const halfDay = (Math.acos(cosine) * 180) / Math.PI
  return { minutes: Math.round(halfDay * 8), noonAltitude: 90 - latitude - TILT }
}
