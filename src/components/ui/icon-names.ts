/** Every drawing in icons.svg. */
export const ICON_NAMES = [
  'alert', 'arrow-right', 'arrow-up-right', 'calculator', 'calendar', 'check', 'chevron-down', 'chevrons-left-right', 'circle-check', 'clock',
  'download', 'droplets', 'facebook', 'file-check', 'handshake', 'info', 'instagram', 'leaf', 'linkedin', 'menu', 'pause', 'phone', 'phone-call',
  'play', 'refresh-cw', 'ruler', 'search', 'shield-check', 'sun', 'volume-x', 'x', 'x-post', 'youtube', 'zap',
] as const

export type IconName = (typeof ICON_NAMES)[number]
