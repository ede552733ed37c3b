import type { PersonOption } from '../../kit/ui/PersonCombobox';

type Person = { readonly id: string; readonly name: string; readonly email: string };

/** A person in the picker: the email address distinguishes two people with the same name. */
export const personOption = ({ id, name, email }: Person): PersonOption => ({ id, name, detail: email });
