const LIST = new Intl.ListFormat('en-GB')

/** 'Kitchen, Hall and Lounge' */
export const joinNames = (names: readonly string[]): string => LIST.format(names)
