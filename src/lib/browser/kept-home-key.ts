/** The storage key of the home on this device. */
export const KEPT_HOME_KEY = 'powerboard.home.v1'
