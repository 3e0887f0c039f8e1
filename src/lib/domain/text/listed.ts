const LIST = new Intl.ListFormat('en-GB')

/** 'Kitchen, Hall and Lounge' */
export const listed = (names: readonly string[]): string => LIST.format(names)
