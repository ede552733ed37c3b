/**
 * @generated SignedSource<<030d4ba95e289ee59f9c8b2b560db0b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type OnboardingStepName = "ADDRESS" | "BANK_ACCOUNT" | "FIRST_DAY" | "INVITED" | "SIGNED_IN" | "W9";
import { FragmentRefs } from "relay-runtime";
export type onboardingSteps_user$data = {
  readonly onboarding: ReadonlyArray<{
    readonly isDone: boolean;
    readonly name: OnboardingStepName;
  }>;
  readonly " $fragmentType": "onboardingSteps_user";
};
export type onboardingSteps_user$key = {
  readonly " $data"?: onboardingSteps_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"onboardingSteps_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "onboardingSteps_user"
};

(node as any).hash = "fd6ee01af88e1d24e3ac93f32cb22f37";

export default node;
