import { requiredMessage } from 'rules/messages';
import { z } from 'zod';

/** What a browser returns about a passkey, as JSON; what is in it is checked where it is verified. */
export const response = z.string().min(1, requiredMessage('Response')).max(20_000, 'Response is too long.');
