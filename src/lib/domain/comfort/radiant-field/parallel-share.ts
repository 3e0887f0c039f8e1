/**
 * View factor between two equal rectangles that face each other `gapM` apart: the mean share of the other's view that
 * one fills (Howell, A Catalog of Radiation Heat Transfer Configuration Factors, C-11). Positional arguments and no
 * checks, because estimates call it thousands of times.
 */
export function parallelShare(lengthM: number, widthM: number, gapM: number): number {
  const x = lengthM / gapM
  const y = widthM / gapM
  const besideX = Math.sqrt(1 + x * x)
  const besideY = Math.sqrt(1 + y * y)
  const corners = Math.log((besideX * besideY) / Math.sqrt(1 + x * x + y * y))
  const along = x * besideY * Math.atan(x / besideY) - x * Math.atan(x)
  const across = y * besideX * Math.atan(y / besideX) - y * Math.atan(y)
  return (2 / (Math.PI * x * y)) * (corners + along + across)
}
