/** What was found about one part of the portal, in its operator's words. Nothing in it is secret or about a person. */
export interface Finding {
  part: string;
  state: 'ok' | 'warning' | 'problem';
  sentence: string;
  /** What to do; only if something is wrong. */
  remedy?: string;
}

export const fine = (part: string, sentence: string): Finding => ({ part, state: 'ok', sentence });

export const warning = (part: string, sentence: string, remedy: string): Finding => ({
  part,
  state: 'warning',
  sentence,
  remedy,
});

export const wrong = (part: string, sentence: string, remedy: string): Finding => ({
  part,
  state: 'problem',
  sentence,
  remedy,
});
