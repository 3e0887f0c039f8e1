/** For `admin.date` of a moment, since the picker does not take up the admin's own date format. */
export const DAY_AND_TIME = { pickerAppearance: 'dayAndTime', displayFormat: 'd MMMM yyyy, HH:mm' } as const
