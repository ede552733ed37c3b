/** What the avatar shows: the first letter of the first name, else of the email address, else U. */
export function avatarLetter(user: { readonly firstName: string; readonly email: string }): string {
  const [letter = 'U'] = user.firstName.trim() || user.email.trim() || 'U';
  return letter.toUpperCase();
}
