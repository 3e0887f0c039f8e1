/** The eight default homepage badges. */
export const DEFAULT_BADGES = [
  { icon: 'shield-check', text: '{claim:warranty.years}' },
  { icon: 'circle-check', text: 'CE marked' },
  { icon: 'leaf', text: 'RoHS compliant' },
  { icon: 'droplets', text: '{claim:ip.rating}' },
  { icon: 'zap', text: 'Fitted to BS 7671' },
  { icon: 'file-check', text: 'Part P notified' },
  { icon: 'sun', text: 'Works with solar' },
  { icon: 'clock', text: 'Room by room' },
] as const
