export const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }
