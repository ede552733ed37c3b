/** Descriptions of what recurs in many places of the schema and means the same in each. */
export const words = {
  anyRole: 'Only people with this role, whatever other roles they have; any if left out.',
  anyStatus: 'Only those in this status; any if left out.',
  createdBy: 'Who started it; null when that person has been deleted.',
  /** Of a list's filter. */
  from: 'The first day, included; from the beginning if left out.',
  to: 'The last day, included; no end if left out.',
  monday: 'The Monday on which the week begins.',
  sunday: 'The Sunday on which the week ends.',
  message: 'What happened, as a sentence for people.',
} as const;
