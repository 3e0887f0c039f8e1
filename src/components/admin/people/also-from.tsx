export const AlsoFrom = () => null
