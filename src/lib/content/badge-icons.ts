/** Icons staff can choose for badges and banner messages; each is a symbol in components/ui/icons.svg. */
export const BADGE_ICONS = [
  { value: 'shield-check', label: 'Shield' },
  { value: 'circle-check', label: 'Tick in a circle' },
  { value: 'leaf', label: 'Leaf' },
  { value: 'droplets', label: 'Drops' },
  { value: 'zap', label: 'Lightning' },
  { value: 'file-check', label: 'Signed document' },
  { value: 'sun', label: 'Sun' },
  { value: 'ruler', label: 'Ruler' },
  { value: 'phone', label: 'Telephone' },
  { value: 'handshake', label: 'Handshake' },
  { value: 'calculator', label: 'Calculator' },
  { value: 'clock', label: 'Clock' },
] as const

export type BadgeIcon = (typeof BADGE_ICONS)[number]['value']
