/** The default banner messages. */
export const DEFAULT_PROMO_MESSAGES = [
  {
    icon: 'phone',
    title: 'Talk to Sparky, our AI phone assistant.',
    linkLabel: '{claim:support.hours}',
    callsSparky: true,
    href: '',
  },
  {
    icon: 'handshake',
    title: 'Become a partner.',
    linkLabel: 'Join the network',
    callsSparky: false,
    href: '/partners',
  },
  {
    icon: 'shield-check',
    title: '{claim:warranty.years}.',
    linkLabel: 'UK certified quality',
    callsSparky: false,
    href: '/technical-specs',
  },
  {
    icon: 'calculator',
    title: 'Analyse your savings.',
    linkLabel: 'Savings and pricing calculator',
    callsSparky: false,
    href: '/calculator',
  },
] as const
