export const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
