const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 12;
// The largest multiple of 36 in a byte: bytes above it would make some characters likelier than others.
const FAIR = 252;

/**
 * A password for one day: a fixed beginning, twelve random base-36 characters (62 bits) and '1!', which together meet
 * the four rules.
 */
export function temporaryPassword(): string {
  const random = randomText();
  // 'Temp' surrounded only by digits is a word that guessers know, and the server refuses it.
  return /[a-z]/.test(random) ? `Temp-${random}1!` : temporaryPassword();
}

function randomText(): string {
  let random = '';
  while (random.length < RANDOM_LENGTH) {
    const [byte] = crypto.getRandomValues(new Uint8Array(1));
    if (byte! < FAIR) random += DIGITS[byte! % DIGITS.length];
  }
  return random;
}
