export const PersonRecord = () => null
