/** Why a plan is over, as it is entered. */
import { MAX_PLAN_NOTE } from 'rules/planRules';
import { z } from 'zod';

export const endReason = (missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(MAX_PLAN_NOTE, `The reason must be at most ${MAX_PLAN_NOTE} characters.`);
